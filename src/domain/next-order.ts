import { isRunning } from './order-states.ts';
import type { Subscription } from './subscription.ts';

/** The one action that a board offers for the next order of a student. */
export interface NextOrder {
  /** Renewing a subscription that ends soon, or ordering one that has ended again. */
  action: 'renew' | 'again';
  subscription: Subscription;
}

interface StudentOrders {
  /** The student's subscriptions that still have lunches. */
  running: readonly Subscription[];
  /** Other paid subscriptions, also of other students. */
  past: readonly Subscription[];
  /** Whether the student is in the order of the cart. */
  isInCart: boolean;
}

const canRenew = ({ actions }: Subscription) => actions.renew?.allowed === true;

const lastOf = (subscriptions: readonly Subscription[]) =>
  subscriptions.toSorted((a, b) => a.endsOn.localeCompare(b.endsOn) || a.id - b.id).at(-1);

/**
 * What a board offers for the next order of a student: one action, never two (rules.md#next-order). It is always about
 * the subscription that ends last, so a student whose next subscription is paid has none. Null if there is none.
 */
export function nextOrder(studentId: number, { running, past, isInCart }: StudentOrders): NextOrder | null {
  if (isInCart) return null;
  const isOver = running.length === 0;
  const subscription = isOver
    ? lastOf(past.filter((each) => each.studentId === studentId && each.status === 'completed'))
    : lastOf(running.filter(({ status }) => isRunning(status)));
  if (subscription === undefined || !canRenew(subscription)) return null;
  return { action: isOver ? 'again' : 'renew', subscription };
}
