import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './payment-page.module.css';

/** The placeholder of the payment page: the payment that is due, the cards, the last payments. */
export function PaymentPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'payments.page.loading' })} className={classes.parts}>
      <Skeleton width="min(200px, 60%)" height={40} radius={12} />
      <Skeleton height={84} radius={20} />
      <Skeleton width="min(160px, 50%)" height={26} />
      <div className={classes.cards}>
        <Skeleton height={190} radius={24} />
        <Skeleton height={190} radius={24} />
      </div>
      <Skeleton width="min(160px, 50%)" height={26} />
      <Skeleton height={270} radius={28} />
    </Loading>
  );
}
