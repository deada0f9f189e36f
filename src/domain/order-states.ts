/** States of an order (rules.md#order-states). */
export type OrderStatus = 'draft' | 'pending_payment' | 'confirmed' | 'in_progress' | 'completed' | 'cancelled';
/** The final states of an order. */
export type HistoricalOrderStatus = Extract<OrderStatus, 'completed' | 'cancelled'>;
/** States of one student's subscription in an order. */
export type SubOrderStatus = 'scheduled' | 'active' | 'paused' | 'completed' | 'cancelled';
/** States of a payment. */
export type PaymentStatus = 'initiated' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded';

/** Whether the order is paid and not over. */
export function isRunningOrder(status: OrderStatus): boolean {
  return status === 'confirmed' || status === 'in_progress';
}

/** Whether the order is over. */
export function isHistoricalOrder(status: OrderStatus): boolean {
  return status === 'completed' || status === 'cancelled';
}

/**
 * Whether an order is listed under Current Orders; one that is over is otherwise listed under Historical Orders. A
 * cancelled order stays current while lunches come that were too close to cancel.
 */
export function isListedAsCurrent(order: {
  status: OrderStatus;
  subscriptions: readonly { remainingDays: number }[];
}): boolean {
  const hasLunches = order.subscriptions.some(({ remainingDays }) => remainingDays > 0);
  return isRunningOrder(order.status) || (order.status === 'cancelled' && hasLunches);
}

/** Whether the subscription is running: its student can't be deleted, and no other subscription may overlap it. */
export function isRunning(status: SubOrderStatus): boolean {
  return status === 'scheduled' || status === 'active' || status === 'paused';
}

/** Whether the payment's result is known; until then it is shown as "checking", never as "failed". */
export function isFinalPayment(status: PaymentStatus): boolean {
  return status !== 'initiated' && status !== 'pending';
}

/** Whether the order can be rated: completed, and not rated yet. */
export function isReviewable(status: OrderStatus, hasReview: boolean): boolean {
  return status === 'completed' && !hasReview;
}
