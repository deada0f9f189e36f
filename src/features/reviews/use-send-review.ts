import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { orderConflictOf } from '#src/api/draft-order.ts';
import { createOrderReview } from '#src/api/generated/orders/orders.ts';
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
  const isSending = useRef(false);
  const { mutate, ...state } = useMutation({
    mutationFn: ({ rating, feedback }: ReviewInput) =>
      createOrderReview(orderId, { rating, ...(feedback === null ? {} : { feedback }) }),
    onSuccess: ({ data }) => {
      showRatedOrder(queryClient, data.order);
    },
    onError: (error) => {
      const conflict = orderConflictOf(error);
      if (conflict) showRatedOrder(queryClient, conflict.order);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  return {
    ...state,
    /** Sends unless it is being sent: the second press of a double click comes before the button shows the first. */
    send: (input: ReviewInput, then: { onSuccess: () => void; onError: (error: unknown) => void }) => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(input, then);
    },
  };
}
