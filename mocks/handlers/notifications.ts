import type { HandlersOf } from '../contract.ts';
import { db } from '#mocks/store/db.ts';
import { paged } from '#mocks/replies/paging.ts';
import type { NotificationRecord, UserRecord } from '#mocks/store/public-records.ts';
import { notFound } from '#mocks/replies/error-reply.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { recordsBy } from '#mocks/store/until-written.ts';

/** The order that a notification belongs to, or null. */
function orderIdOf({ entity_type: kind, entity_id: id }: NotificationRecord): number | null {
  if (id === null) return null;
  if (kind === 'order') return id;
  if (kind === 'sub_order') return db.subOrders.findFirst((query) => query.where({ id }))?.order_id ?? null;
  if (kind === 'payment') return db.payments.findFirst((query) => query.where({ id }))?.order_id ?? null;
  return null;
}

function shown(record: NotificationRecord) {
  const { user_id: _userId, ...notification } = record;
  return { ...notification, order_id: orderIdOf(record) };
}

const newestFirst = (a: NotificationRecord, b: NotificationRecord) =>
  a.created_at === b.created_at ? b.id - a.id : a.created_at < b.created_at ? 1 : -1;

const byParent = recordsBy(
  () => db.notifications.all().toSorted(newestFirst),
  ({ user_id }) => user_id,
);

const unreadCount = (userId: number) => byParent(userId).filter(({ is_read }) => !is_read).length;

/** The notifications of a parent. */
export const notificationHandlers: HandlersOf<
  UserRecord,
  'listNotifications' | 'markNotificationRead' | 'markAllNotificationsRead'
> = {
  listNotifications({ query, user }) {
    const { items, meta } = paged(byParent(user.id), query.page_number, query.page_size);
    const data = { notifications: items.map(shown), unread_count: unreadCount(user.id) };
    return { status: 200, body: { custom_status: 200, data, meta } };
  },

  async markNotificationRead({ params, user, language }) {
    const read = await db.notifications.update((query) => query.where({ id: params.id, user_id: user.id }), {
      data(notification) {
        notification.is_read = true;
      },
    });
    return read ? found({ notification: shown(read), unread_count: unreadCount(user.id) }) : notFound(language);
  },

  async markAllNotificationsRead({ user }) {
    await db.notifications.updateMany((query) => query.where({ user_id: user.id, is_read: false }), {
      data(notification) {
        notification.is_read = true;
      },
    });
    return found({ unread_count: 0 });
  },
};
