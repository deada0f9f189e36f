import type { HandlersOf } from '../contract.ts';
import { refusedChoices, withChoices } from '#src/domain/notification-preference.ts';
import { db, nextId } from '#mocks/store/db.ts';
import { paged } from '#mocks/replies/paging.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { errorReply, notFound, staleVersion } from '#mocks/replies/error-reply.ts';
import { notificationsOf, shownNotification } from '#mocks/replies/shown-notification.ts';
import { choicesOf, fromChoice, shownPreferences, toChoice } from '#mocks/replies/shown-preferences.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { texts } from '#mocks/replies/texts.ts';

const unreadCount = (userId: number) => notificationsOf(userId).filter(({ is_read }) => !is_read).length;

/** The notifications of a parent. */
export const notificationHandlers: HandlersOf<
  UserRecord,
  | 'listNotifications'
  | 'markNotificationRead'
  | 'markAllNotificationsRead'
  | 'getNotificationPreferences'
  | 'updateNotificationPreferences'
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

  getNotificationPreferences({ user }) {
    return found({ notification_preferences: shownPreferences(user.id) });
  },

  async updateNotificationPreferences({ body, user, language }) {
    const present = shownPreferences(user.id);
    if (body.version !== present.version) {
      return staleVersion(texts.choicesStale, { notification_preferences: present }, language);
    }
    const changes = body.preferences.map(toChoice);
    const refused = refusedChoices(changes).map(({ index, reason }) =>
      reason === 'taken'
        ? { field: `preferences.${index}`, code: reason }
        : { field: `preferences.${index}.is_enabled`, code: reason, text: texts.choiceRequired },
    );
    if (refused.length > 0) return errorReply(422, refused, language);
    const record = choicesOf(user.id);
    const version = present.version + 1;
    const choices = withChoices((record?.choices ?? []).map(toChoice), changes).map(fromChoice);
    await (record
      ? db.notificationChoices.update((query) => query.where({ id: record.id }), {
          data(draft) {
            Object.assign(draft, { version, choices });
          },
        })
      : db.notificationChoices.create({ id: nextId('notificationChoices'), user_id: user.id, version, choices }));
    const data = { notification_preferences: shownPreferences(user.id) };
    return { status: 200, body: { custom_status: 200, message: texts.choicesSaved[language], data } };
  },
};
