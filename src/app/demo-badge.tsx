import { FormattedMessage } from 'react-intl';
import classes from './demo-badge.module.css';

/** Says in a corner of every page that this is a demo: nothing in it is real, nobody is charged. */
export function DemoBadge() {
  return (
    <aside className={classes.badge}>
      <FormattedMessage id="demo.badge.text" />
    </aside>
  );
}
