import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderConflictOf, showDraftOrder } from '#src/api/draft-order.ts';
import { removeOrderApplicant } from '#src/api/generated/orders/orders.ts';
import type { Order, Subscription } from '#src/api/orders.ts';

/**
 * Takes one student out of the draft; the server's answer replaces the order (rules.md#draft-order). Where the order was changed or is
 * being paid elsewhere, the order as it stands takes its place too, and the failure is told where it happened.
 */
export function useRemoveSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ order, subscription }: { order: Order; subscription: Subscription }) =>
      removeOrderApplicant(order.id, subscription.applicantId, { version: order.version }),
    onSuccess: ({ data }) => showDraftOrder(queryClient, data.order),
    onError: async (error) => {
      const conflict = orderConflictOf(error);
      if (conflict) await showDraftOrder(queryClient, conflict.order);
    },
  });
}
