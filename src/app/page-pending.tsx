import { FormattedMessage } from 'react-intl';
import classes from './page-pending.module.css';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

/** The default skeleton of a page: a heading, a line and three cards. */
export function PagePending() {
  return (
    <div className={classes.page}>
      <VisuallyHidden component="output">
        <FormattedMessage id="shell.loading" />
      </VisuallyHidden>
      <div className={classes.heading} />
      <div className={classes.line} />
      <div className={classes.cards} aria-busy="true">
        <div />
        <div />
        <div />
      </div>
    </div>
  );
}
