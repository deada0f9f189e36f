import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './check-summary.module.css';

interface CheckSummaryPendingProps {
  /** Keeps the room of a package that does not fit, with the packages that do. */
  withOffers?: boolean;
}

/**
 * The placeholder of a `CheckSummary` while the meals are compared. It is at least as high as that of a package that
 * fits, so that the button below stays under the finger of a parent who is about to press it.
 */
export function CheckSummaryPending({ withOffers = false }: CheckSummaryPendingProps) {
  const intl = useIntl();
  return (
    <Loading
      label={intl.formatMessage({ id: 'subscribe.safety.pending' })}
      className={`${classes.summary} ${classes.pending} ${withOffers ? classes.withOffers : ''}`}
    >
      <Skeleton width="40%" />
      <Skeleton />
    </Loading>
  );
}
