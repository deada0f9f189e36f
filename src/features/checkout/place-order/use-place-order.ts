import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Acknowledgement, toAcknowledgements } from '#src/api/acknowledgements.ts';
import { sendOnce } from '#src/api/attempts.ts';
import { orderConflictOf, showDraftOrder } from '#src/api/draft-order.ts';
import type { Order } from '#src/domain/order.ts';
import type { PaymentMethodCode } from '#src/domain/payment.ts';
import { checkoutOrder } from '#src/api/generated/orders/orders.ts';
import { invalidate } from '#src/api/invalidate.ts';
import { orderOf } from '#src/api/orders.ts';
import { storedAttemptKeys } from '#src/api/stored-attempt-keys.ts';
import { staleAnswers } from '#src/features/checkout/stale-answers.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { returnUrl, useLeaveForPayment } from './use-leave-for-payment.ts';

interface Placing {
  order: Order;
  method: PaymentMethodCode;
  /** What the parent acknowledges about the lunches of each student. */
  acknowledged: readonly Acknowledgement[];
}

/**
 * Places the order (operation `checkoutOrder`) and leaves for the provider's page. The request contains the version on
 * screen: if the order has changed since, the server refuses, and the current order replaces the one shown. If the
 * order already has a pending payment, the page of that payment opens.
 */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  const guard = useSubmitGuard();
  const navigate = useNavigate();
  const { leave, leaving } = useLeaveForPayment();

  const place = useMutation({
    mutationFn: async ({ order, method, acknowledged }: Placing) => {
      const { id, version } = order;
      const body = {
        version,
        payment_method: method,
        ...toAcknowledgements(acknowledged),
        return_url: returnUrl(),
      };
      return sendOnce(
        storedAttemptKeys(acknowledged),
        ['checkoutOrder', id, version, method],
        (init) => checkoutOrder(id, body, init),
        orderOf,
      );
    },
    onSuccess: async (order) => {
      if (order.payment?.redirectUrl) leave(order.payment.redirectUrl);
      else await showDraftOrder(queryClient, order);
    },
    onError: async (error) => {
      const conflict = orderConflictOf(error);
      if (!conflict) return;
      if (conflict.reason === 'method_unavailable') await invalidate(queryClient, staleAnswers.methodUnavailable);
      await showDraftOrder(queryClient, conflict.order);
      const { status, id, payment } = conflict.order;
      if (status === 'pending_payment' && payment) {
        await navigate({ to: '/checkout', search: { payment: payment.id }, replace: true });
      } else if (status !== 'draft' && status !== 'pending_payment') {
        await navigate({ to: '/sub-successful', search: { order: id }, replace: true });
      }
    },
  });

  return {
    place: (placing: Placing) => {
      if (!leaving) guard(() => place.mutateAsync(placing).catch(noop));
    },
    busy: place.isPending || leaving,
    error: place.error,
  };
}
