import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from '#src/features/orders/list/current-orders-page.module.css';

/** The placeholder of an order: number, next lunch, student, facts, deliveries. */
export function OrderPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'order.page.loading' })} className={classes.orders}>
      <Skeleton width="min(300px, 70%)" height={40} radius={12} />
      <Skeleton height={250} radius={28} />
      <Skeleton height={162} radius={28} />
      <Skeleton height={80} radius={22} />
      <Skeleton height={420} radius={28} />
    </Loading>
  );
}
