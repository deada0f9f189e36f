import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Acknowledgement, toAcknowledgements } from '#src/api/acknowledgements.ts';
import { sendOnce } from '#src/api/attempts.ts';
import { orderConflictOf } from '#src/api/draft-order.ts';
import { createPayment } from '#src/api/generated/payments/payments.ts';
import { invalidate } from '#src/api/invalidate.ts';
import { cacheOrder } from '#src/api/orders.ts';
import { paymentOf } from '#src/api/payments.ts';
import { storedAttemptKeys } from '#src/api/stored-attempt-keys.ts';
import type { Payment, PaymentMethodCode } from '#src/domain/payment.ts';
import { staleAnswers } from '#src/features/checkout/stale-answers.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { returnUrl, useLeaveForPayment } from './use-leave-for-payment.ts';

interface Attempt {
  method: PaymentMethodCode;
  /** What the parent acknowledges about the lunches of each student. */
  acknowledged: readonly Acknowledgement[];
}

/**
 * Retries a failed payment of an order (operation `createPayment`) with the same or another method. If another payment
 * of the order is already open, that one is continued; if the order has changed, the page shows the current order.
 */
export function usePayAgain(failed: Payment) {
  const queryClient = useQueryClient();
  const guard = useSubmitGuard();
  const navigate = useNavigate();
  const { leave, leaving } = useLeaveForPayment();

  const pay = useMutation({
    mutationFn: async ({ method, acknowledged }: Attempt) => {
      const body = {
        order_id: failed.orderId,
        payment_method: method,
        ...toAcknowledgements(acknowledged),
        return_url: returnUrl(),
      };
      return sendOnce(
        storedAttemptKeys(acknowledged),
        ['createPayment', failed.orderId, failed.id, method],
        (init) => createPayment(body, init),
        paymentOf,
      );
    },
    onSuccess: async (payment) => {
      if (payment.redirectUrl) leave(payment.redirectUrl);
      else await navigate({ to: '/checkout', search: { payment: payment.id }, replace: true });
    },
    onError: async (error) => {
      const conflict = orderConflictOf(error);
      if (!conflict) return;
      const { order } = conflict;
      if (conflict.reason === 'method_unavailable') await invalidate(queryClient, staleAnswers.methodUnavailable);
      cacheOrder(queryClient, order);
      await invalidate(queryClient, staleAnswers.orderChanged);
      if (order.payment && order.payment.id !== failed.id) {
        await navigate({ to: '/checkout', search: { payment: order.payment.id }, replace: true });
      }
    },
  });

  return {
    pay: (attempt: Attempt) => {
      if (!leaving) guard(() => pay.mutateAsync(attempt).catch(noop));
    },
    /** The method of the payment in progress, until the provider's page has opened. */
    busyWith: pay.isPending || leaving ? pay.variables?.method : undefined,
    error: pay.error,
  };
}
