import type { HandlersOf } from '../contract.ts';
import { db } from '../db.ts';
import { paged } from '../paging.ts';
import type { NotificationRecord, UserRecord } from '../public-records.ts';
import { found, notFound } from '../replies.ts';

const shown = ({ user_id: _userId, ...notification }: NotificationRecord) => ({ ...notification });

const of = (userId: number) => db.notifications.findMany((query) => query.where({ user_id: userId }));

const unreadCount = (userId: number) => of(userId).filter(({ is_read }) => !is_read).length;

/** What the parent was told. */
export const notificationHandlers: HandlersOf<
  UserRecord,
  'listNotifications' | 'markNotificationRead' | 'markAllNotificationsRead'
> = {
  listNotifications({ query, user }) {
    const sorted = of(user.id).toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
    const { items, meta } = paged(sorted, query.page_number, query.page_size);
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
