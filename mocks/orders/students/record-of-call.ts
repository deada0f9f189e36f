import type { Applicant, Delivery, User } from '#src/api/generated/zod/schemas.ts';
import { shownUser } from '#mocks/replies/shown-user.ts';
import { db } from '#mocks/store/db.ts';
import { deliveriesOf } from '#mocks/orders/subscriptions/deliveries.ts';
import { ordersOf, subOrdersOf } from '#mocks/orders/subscriptions/subscription.ts';
import { ownApplicant, shownApplicant } from './applicant-view.ts';

/** The delivery whose lunch a call rates, or else any of the parent's. */
function ratedDelivery(path: string, userId: number, now: Date): Delivery | undefined {
  const [, deliveryId] = /\/deliveries\/(\d+)\/ratings$/.exec(path) ?? [];
  if (deliveryId === undefined) return undefined;
  const paid = ordersOf(userId).filter(({ status }) => status === 'paid');
  const all = paid.flatMap((order) => subOrdersOf(order).flatMap((subOrder) => deliveriesOf(subOrder, order, now)));
  return all.find(({ id }) => id === Number(deliveryId)) ?? all[0];
}

/** The present student (or else any of the parent's), account or rated delivery that a call refers to, for scenarios. */
export function recordOfCall(
  path: string,
  token: string | null,
  now: Date,
): { applicant: Applicant } | { user: User } | { delivery: Delivery } | undefined {
  const session = token === null ? undefined : db.sessions.findFirst((query) => query.where({ token }));
  if (!session) return undefined;
  const delivery = ratedDelivery(path, session.user_id, now);
  if (delivery) return { delivery };
  const [, noun, id] = /\/(applicants|users)\/(\d+)$/.exec(path) ?? [];
  if (noun === 'users') {
    const user = db.users.findFirst((query) => query.where({ id: session.user_id }));
    return user && { user: shownUser(user) };
  }
  if (noun !== 'applicants') return undefined;
  const own = () => db.applicants.findFirst((query) => query.where({ user_id: session.user_id, is_active: true }));
  const applicant = ownApplicant(Number(id), session.user_id) ?? own();
  return applicant && { applicant: shownApplicant(applicant, now) };
}
