import { useIntl } from 'react-intl';
import { Card } from '#src/ui/layout/card.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { usePageMark } from '#src/ui/layout/use-page-mark.ts';
import classes from './cart-page.module.css';
import pending from './cart-pending.module.css';

/** The placeholder of the cart or checkout while it loads: cards beside the summary. */
export function CartPending({ label }: { label: 'cart.page.loading' | 'checkout.page.loading' | 'payment.loading' }) {
  const intl = useIntl();
  usePageMark('data-alone', label === 'checkout.page.loading');
  return (
    <Loading label={intl.formatMessage({ id: label })}>
      <div className={classes.head}>
        <Skeleton width="min(380px, 80%)" height={44} radius={12} />
      </div>
      <div className={classes.page}>
        <div className={classes.students}>
          {[0, 1].map((each) => (
            <Card key={each} padding="none" className={pending.card}>
              <div className={pending.head}>
                <Skeleton circle height={52} />
                <Skeleton width="40%" height={22} />
              </div>
              <Skeleton height={200} radius={18} />
            </Card>
          ))}
        </div>
        <Card className={pending.summary}>
          <Skeleton width="60%" height={28} />
          <Skeleton height={44} />
          <Skeleton height={16} />
          <Skeleton height={16} />
          <Skeleton height={56} radius={14} />
        </Card>
      </div>
    </Loading>
  );
}
