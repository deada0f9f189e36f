import { useSuspenseQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, Navigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Order, toOrder } from '#src/api/orders.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import classes from './order-page.module.css';
import { orderQuery } from './order-queries.ts';

type OrderPageProps = {
  orderId: number;
  /** The list it was opened from, to go back to. */
  from: 'current' | 'history';
};

const listPaths = {
  current: '/profile/my-orders/current-orders',
  history: '/profile/my-orders/history',
} as const;

/**
 * One paid order: its facts, its students’ subscriptions, what may be done with them, and their next deliveries. One that is
 * not paid yet leads to where it is paid.
 */
export function OrderPage({ orderId, from }: OrderPageProps) {
  const { data } = useSuspenseQuery(orderQuery(orderId));
  const order = toOrder(data.data.order);
  if (order.status === 'draft') return <Navigate to="/cart/choose-applicants" replace />;
  if (order.status === 'pending_payment' && order.payment) {
    return <Navigate to="/checkout" search={{ payment: order.payment.id }} replace />;
  }
  return <PaidOrder order={order} from={from} />;
}

function PaidOrder({ order, from }: { order: Order; from: OrderPageProps['from'] }) {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'order.page.title' }, { number: `#${order.number}` }));

  return (
    <PageHead
      title={
        <FormattedMessage
          id="order.page.title"
          values={{ number: <bdi className={classes.number}>{`#${order.number}`}</bdi> }}
        />
      }
      above={
        <TextLink standing muted renderRoot={(props) => <Link to={listPaths[from]} {...props} />}>
          <IconArrowLeft size={16} stroke={1.75} data-flip aria-hidden />
          <FormattedMessage id={`profile.menu.${from === 'current' ? 'current-orders' : 'history'}`} />
        </TextLink>
      }
    />
  );
}
