import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { orderQuery } from '#src/api/orders.ts';
import { forgetPaymentMethods } from '#src/api/payments.ts';
import { refreshOrders } from '#src/api/refresh-orders.ts';
import { isFinalPayment, isListedAsCurrent } from '#src/domain/order-states.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { useHeadingFocus } from '#src/ui/layout/page-heading.ts';
import { PaymentChecking } from './payment-checking.tsx';
import { PaymentExpired } from './payment-expired.tsx';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentRefunded } from './payment-refunded.tsx';
import { polledPaymentQuery } from './payment-query.ts';
import { paymentStage } from './payment-stage.ts';

/**
 * The page for a parent who returns from the provider or resumes a payment in any tab: polls the payment until its
 * result is known (decisions, Checkout).
 */
export function PaymentStatusPage({ id }: { id: number }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const paymentResult = useSuspenseQuery(polledPaymentQuery(id));
  const payment = paymentResult.data;
  const { data: order } = useSuspenseQuery(orderQuery(payment.orderId));
  const stage = paymentStage(payment, order);
  const isFinal = isFinalPayment(payment.status);
  const isPaid = stage.at === 'paid';
  usePageTitle(intl.formatMessage({ id: titles[stage.at] }));
  // The result can become known at any time, also through another tab.
  useHeadingFocus(titles[stage.at]);

  useEffect(() => {
    if (!isFinal) return;
    void refreshOrders(queryClient);
    if (isPaid) {
      forgetPaymentMethods(queryClient);
      // The confirmation page loads the order itself.
      void navigate({ to: '/sub-successful', search: { order: order.id }, replace: true });
    }
  }, [isFinal, isPaid, order.id, queryClient, navigate]);

  switch (stage.at) {
    case 'failed':
      return <PaymentFailed payment={payment} order={order} />;
    case 'expired':
      return <PaymentExpired />;
    case 'refunded':
      return <PaymentRefunded payment={payment} order={order} />;
    case 'settled':
      return (
        <Navigate
          to={isListedAsCurrent(order) ? '/profile/my-orders/current-orders' : '/profile/my-orders/history'}
          search={{ order: order.id }}
          replace
        />
      );
    case 'replaced':
      return <Navigate to="/checkout" search={{ payment: stage.paymentId }} replace />;
    default:
      return (
        <PaymentChecking
          payment={payment}
          order={order}
          received={isPaid}
          asking={paymentResult.isFetching}
          failure={paymentResult.error}
          onCheckNow={() => void paymentResult.refetch()}
        />
      );
  }
}

const titles = {
  checking: 'payment.checking.title',
  paid: 'payment.checking.title',
  settled: 'payment.checking.title',
  replaced: 'payment.checking.title',
  refunded: 'payment.refunded.title',
  failed: 'payment.failed.title',
  expired: 'payment.expired.title',
} as const;
