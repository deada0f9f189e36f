import type { Notification } from '#src/api/generated/zod/schemas.ts';
import { db } from '#mocks/store/db.ts';
import type { NotificationRecord } from '#mocks/store/public-records.ts';
import { recordsBy } from '#mocks/store/until-written.ts';

/** The order that a notification belongs to, or null. */
function orderIdOf({ entity_type: kind, entity_id: id }: NotificationRecord): number | null {
  if (id === null) return null;
  if (kind === 'order') return id;
  if (kind === 'sub_order') return db.subOrders.findFirst((query) => query.where({ id }))?.order_id ?? null;
  if (kind === 'payment') return db.payments.findFirst((query) => query.where({ id }))?.order_id ?? null;
  return null;
}

/** A notification in the form of the contract. */
export function shownNotification(record: NotificationRecord): Notification {
  const { user_id: _userId, order_event_id = null, ...notification } = record;
  return { ...notification, order_id: orderIdOf(record), order_event_id };
}

const newestFirst = (a: NotificationRecord, b: NotificationRecord) =>
  a.created_at === b.created_at ? b.id - a.id : a.created_at < b.created_at ? 1 : -1;

/** A parent's notifications, the newest first. */
export const notificationsOf = recordsBy(
  () => db.notifications.all().toSorted(newestFirst),
  ({ user_id }) => user_id,
);
