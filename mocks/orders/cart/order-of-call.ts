import type { Order } from '#src/api/generated/zod/schemas.ts';
import { db } from '#mocks/store/db.ts';
import { unpaidOrderOf } from './draft.ts';
import { ownOrder, shownOrder } from '#mocks/orders/order-view.ts';
import { ordersOf } from '#mocks/orders/subscriptions/subscription.ts';

/** The order in the path, by its own id or by one of its subscriptions. */
function namedOrder(path: string, userId: number) {
  const [, noun, digits] = /\/(orders|sub-orders)\/(\d+)/.exec(path) ?? [];
  if (noun === 'orders') return ownOrder(Number(digits), userId);
  const subOrder = db.subOrders.findFirst((query) => query.where({ id: Number(digits) }));
  return subOrder && ownOrder(subOrder.order_id, userId);
}

/**
 * The order that a call refers to: the one in its path, otherwise the parent’s cart, otherwise the newest order.
 * Undefined for a user without orders.
 * @param path the call’s path
 * @param token the token of the calling parent
 */
export function orderOfCall(path: string, token: string | null, now: Date): Order | undefined {
  const session = token === null ? undefined : db.sessions.findFirst((query) => query.where({ token }));
  if (!session) return undefined;
  const order = namedOrder(path, session.user_id) ?? unpaidOrderOf(session.user_id) ?? ordersOf(session.user_id).at(-1);
  return order && shownOrder(order, now);
}
