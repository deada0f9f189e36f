import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQuery } from '#src/api/orders.ts';
import { ReviewClosed } from './review-closed.tsx';
import { ReviewForm, type ReviewOutcome } from './review-form.tsx';
import { ReviewGiven } from './review-given.tsx';

/**
 * The page that rates an order (rules.md#review, row H08): the form, the existing rating, or the reason why it can't be
 * rated yet.
 */
export function ReviewPage({ orderId }: { orderId: number }) {
  const { data: order } = useSuspenseQuery(orderQuery(orderId));
  const [outcome, setOutcome] = useState<ReviewOutcome | null>(null);
  if (order.review !== null) return <ReviewGiven order={order} review={order.review} outcome={outcome} />;
  if (order.actions.review?.allowed === true) return <ReviewForm order={order} onEnd={setOutcome} />;
  return <ReviewClosed order={order} />;
}
