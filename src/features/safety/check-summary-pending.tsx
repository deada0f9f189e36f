import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './check-summary.module.css';

/**
 * The placeholder of a `CheckSummary` while the meals are compared. It is at least as high as that of a package that
 * fits, so that the button below stays under the finger of a parent who is about to press it.
 */
export function CheckSummaryPending() {
  const intl = useIntl();
  return (
    <Loading
      label={intl.formatMessage({ id: 'subscribe.safety.pending' })}
      className={`${classes.summary} ${classes.pending}`}
    >
      <Skeleton width="40%" />
      <Skeleton />
    </Loading>
  );
}
