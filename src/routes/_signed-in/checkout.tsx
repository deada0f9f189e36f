import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { draftOrderQuery } from '#src/api/draft-order.ts';
import { load } from '#src/api/load.ts';
import { orderQuery } from '#src/api/orders.ts';
import { paymentMethodsQuery } from '#src/api/payments.ts';
import { askServerNow } from '#src/api/server-now.ts';
import { CartPending } from '#src/features/checkout/cart/cart-pending.tsx';
import { CheckoutPage } from '#src/features/checkout/place-order/checkout-page.tsx';
import { idSearch } from '#src/features/checkout/id-search.ts';
import { PaymentStatusPage } from '#src/features/checkout/payment/payment-status-page.tsx';
import { polledPaymentQuery } from '#src/features/checkout/payment/payment-query.ts';

/** The page to review and pay the order; with `?payment=` it shows the result of that payment. */
export const Route = createFileRoute('/_signed-in/checkout')({
  validateSearch: (search: Record<string, unknown>) => idSearch('payment', search),
  loaderDeps: ({ search: { payment } }) => ({ payment }),
  loader: async ({ context: { queryClient }, deps: { payment } }) => {
    const methods = load(queryClient, paymentMethodsQuery());
    if (payment === undefined) {
      await Promise.all([methods, load(queryClient, draftOrderQuery()), load(queryClient, settingsQuery())]);
      return;
    }
    askServerNow(queryClient);
    const [{ orderId }] = await Promise.all([load(queryClient, polledPaymentQuery(payment)), methods]);
    await load(queryClient, orderQuery(orderId));
  },
  pendingComponent: () => <CartPending label="checkout.page.loading" />,
  component: function CheckoutRoute() {
    const { payment } = Route.useSearch();
    return payment === undefined ? <CheckoutPage /> : <PaymentStatusPage key={payment} id={payment} />;
  },
});
