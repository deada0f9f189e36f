import type { HandlersOf } from '../contract.ts';
import { db } from '#mocks/store/db.ts';
import { paged } from '#mocks/replies/paging.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { notFound } from '#mocks/replies/error-reply.ts';
import { notificationsOf, shownNotification } from '#mocks/replies/shown-notification.ts';
import { found } from '#mocks/replies/success-reply.ts';

const unreadCount = (userId: number) => notificationsOf(userId).filter(({ is_read }) => !is_read).length;

/** The notifications of a parent. */
export const notificationHandlers: HandlersOf<
  UserRecord,
  'listNotifications' | 'markNotificationRead' | 'markAllNotificationsRead'
> = {
  listNotifications({ query, user }) {
    const { items, meta } = paged(notificationsOf(user.id), query.page_number, query.page_size);
    const { page: page_number, per_page: page_size, ...counts } = meta;
    const data = { notifications: items.map(shownNotification), unread_count: unreadCount(user.id) };
    return { status: 200, body: { custom_status: 200, data, meta: { page_number, page_size, ...counts } } };
  },

  async markNotificationRead({ params, user, language }) {
    const read = await db.notifications.update((query) => query.where({ id: params.id, user_id: user.id }), {
      data(notification) {
        notification.is_read = true;
      },
    });
    return read
      ? found({ notification: shownNotification(read), unread_count: unreadCount(user.id) })
      : notFound(language);
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
