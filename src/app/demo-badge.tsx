import { FormattedMessage } from 'react-intl';
import classes from './demo-badge.module.css';

/** A badge in a corner of every page of the demo, where no data is real and no payment is charged. */
export function DemoBadge() {
  return (
    <aside className={classes.badge}>
      <FormattedMessage id="demo.badge.text" />
    </aside>
  );
}
