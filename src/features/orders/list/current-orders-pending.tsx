import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './current-orders-page.module.css';

/** The placeholder of the current orders: the panel of today, the short board, then a card. */
export function CurrentOrdersPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'orders.page.loading' })} className={classes.orders}>
      <Skeleton width="min(300px, 70%)" height={40} radius={12} />
      <Skeleton height={250} radius={28} />
      <Skeleton height={300} radius={28} />
      <Skeleton height={320} radius={28} />
    </Loading>
  );
}
