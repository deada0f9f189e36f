import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderConflictOf, orderInCart, showDraftOrder } from '#src/api/draft-order.ts';
import { removeOrderApplicant } from '#src/api/generated/orders/orders.ts';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';

/**
 * Removes one student from the draft; the order in the response replaces the cached one (rules.md#draft-order). If the
 * order was changed or is being paid elsewhere, the current order replaces it too, and the caller shows the error.
 */
export function useRemoveSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ order, subscription }: { order: Order; subscription: Subscription }) =>
      orderInCart(await removeOrderApplicant(order.id, subscription.studentId, { version: order.version })),
    onSuccess: (order) => showDraftOrder(queryClient, order),
    onError: async (error) => {
      const conflict = orderConflictOf(error);
      if (conflict) await showDraftOrder(queryClient, conflict.order);
    },
  });
}
