import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { draftOrderQuery } from '#src/api/draft-order.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { useErrorNotice } from '#src/ui/feedback/use-error-notice.tsx';
import classes from '#src/features/checkout/cart/cart-page.module.css';
import { CheckoutForm } from './checkout-form.tsx';
import { EmptyCart } from '#src/features/checkout/cart/empty-cart.tsx';
import { OrderSteps } from '#src/features/checkout/order-steps.tsx';

/** The second step of an order: review it, choose a payment method, place it (rules.md#checkout, rows O02, O03). */
export function CheckoutPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'checkout.page.title' }));
  const { data: order } = useSuspenseQuery(draftOrderQuery());
  const refusal = useErrorNotice();

  // An order with a pending payment continues with that payment, even if another tab or device started it.
  if (order?.payment && order.status === 'pending_payment') {
    return <Navigate to="/checkout" search={{ payment: order.payment.id }} replace />;
  }
  return (
    <>
      <PageHead
        className={classes.head}
        title={<FormattedMessage id="checkout.page.title" />}
        aside={<OrderSteps current={2} />}
      />
      {order === null && refusal.notice}
      {order ? <CheckoutForm order={order} refusal={refusal} /> : <EmptyCart />}
    </>
  );
}
