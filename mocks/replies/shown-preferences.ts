import type { NotificationPreferences } from '#src/api/generated/zod/schemas.ts';
import {
  isNotificationWanted,
  type NotificationChoice,
  notificationPreferences,
  topicOf,
} from '#src/domain/notification-preference.ts';
import type { NotificationType } from '#src/domain/notification.ts';
import { db } from '#mocks/store/db.ts';
import type { NotificationChoicesRecord } from '#mocks/store/public-records.ts';

type WireChoice = NotificationChoicesRecord['choices'][number];

/** A choice of a request or record in the form of the domain. */
export const toChoice = ({ topic, channel, is_enabled }: WireChoice): NotificationChoice => ({
  topic,
  channel,
  isEnabled: is_enabled,
});

/** A choice of the domain in the form of a request or record. */
export const fromChoice = ({ topic, channel, isEnabled }: NotificationChoice): WireChoice => ({
  topic,
  channel,
  is_enabled: isEnabled,
});

/** What a parent has chosen; undefined before the first choice. */
export function choicesOf(userId: number): NotificationChoicesRecord | undefined {
  return db.notificationChoices.findFirst((query) => query.where({ user_id: userId }));
}

/** A parent's choices in the form of the contract. */
export function shownPreferences(userId: number): NotificationPreferences {
  const record = choicesOf(userId);
  return {
    version: record?.version ?? 1,
    preferences: notificationPreferences((record?.choices ?? []).map(toChoice)).map(
      ({ topic, channel, isEnabled, isRequired }) => ({
        topic,
        channel,
        is_enabled: isEnabled,
        is_required: isRequired,
      }),
    ),
  };
}

/** Whether a notification of this type comes into the parent's list. */
export function isListed(userId: number, type: NotificationType): boolean {
  return isNotificationWanted(topicOf(type), 'in_app', (choicesOf(userId)?.choices ?? []).map(toChoice));
}
