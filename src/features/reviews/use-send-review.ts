import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { orderConflictOf } from '#src/api/draft-order.ts';
import { createOrderReview } from '#src/api/generated/orders/orders.ts';
import { orderOf } from '#src/api/orders.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { showRatedOrder } from './review-queries.ts';

export interface ReviewInput {
  rating: number;
  /** Without blanks around it; null where nothing was written. */
  feedback: string | null;
}

/**
 * Rates an order, once (operation `createOrderReview`). The order that comes back takes its place everywhere; so does the one
 * of a refusal, which shows the rating that stands. Failures are told where they happened.
 */
export function useSendReview(orderId: number) {
  const queryClient = useQueryClient();
  const guard = useSubmitGuard();
  const { mutateAsync, ...state } = useMutation({
    mutationFn: async ({ rating, feedback }: ReviewInput) =>
      orderOf(await createOrderReview(orderId, { rating, ...(feedback === null ? {} : { feedback }) })),
    onSuccess: (order) => {
      showRatedOrder(queryClient, order);
    },
    onError: (error) => {
      const conflict = orderConflictOf(error);
      if (conflict) showRatedOrder(queryClient, conflict.order);
    },
  });

  return {
    ...state,
    /** Sends unless it is being sent. */
    send: (input: ReviewInput, then: { onSuccess: () => void; onError: (error: unknown) => void }) => {
      guard(() => mutateAsync(input, then).catch(noop));
    },
  };
}
