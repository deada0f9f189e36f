import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './payment-history-page.module.css';

/** The placeholder of the payment history, with its heading. */
export function PaymentHistoryPending() {
  return (
    <>
      <Skeleton width="min(280px, 80%)" height={40} radius={12} className={classes.headPending} />
      <PaymentHistoryRows />
    </>
  );
}

/** The placeholder of the rows: cards on a phone, else table rows. */
export function PaymentHistoryRows() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'payments.page.loading' })} className={classes.rows}>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height={76} radius={0} className={classes.row} />
      ))}
    </Loading>
  );
}
