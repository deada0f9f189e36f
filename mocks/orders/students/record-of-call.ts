import type { Delivery } from '#src/api/generated/zod/schemas.ts';
import { shownPreferences } from '#mocks/replies/shown-preferences.ts';
import { shownUser } from '#mocks/replies/shown-user.ts';
import type { OverriddenCall } from '#mocks/scenarios/scenario.ts';
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

/** The present student (or else any of the parent's), account, choices of notifications or rated delivery of a call, for scenarios. */
export function recordOfCall(
  path: string,
  token: string | null,
  now: Date,
): ReturnType<NonNullable<OverriddenCall['record']>> {
  const session = token === null ? undefined : db.sessions.findFirst((query) => query.where({ token }));
  if (!session) return undefined;
  const delivery = ratedDelivery(path, session.user_id, now);
  if (delivery) return { delivery };
  if (path.endsWith('/notification-preferences'))
    return { notification_preferences: shownPreferences(session.user_id) };
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
