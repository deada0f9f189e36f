import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './order-events-page.module.css';

/** The placeholder of a history: the title and its newest events. */
export function OrderEventsPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'orderEvents.page.loading' })} className={classes.page}>
      <Skeleton width="min(300px, 70%)" height={44} radius={12} />
      <Skeleton height={210} radius={28} />
      <Skeleton height={210} radius={28} />
    </Loading>
  );
}
