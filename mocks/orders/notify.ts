import type { KnownNotificationEntityType, KnownNotificationType } from '#src/api/generated/known-values.ts';
import { db, nextId } from '#mocks/store/db.ts';
import { isListed } from '#mocks/replies/shown-preferences.ts';
import type { NotificationRecord } from '#mocks/store/public-records.ts';

/** The content of a notification, in both languages. */
export interface Notice extends Pick<
  NotificationRecord,
  'title' | 'arabic_title' | 'body' | 'arabic_body' | 'entity_id'
> {
  type: KnownNotificationType;
  entity_type: KnownNotificationEntityType | null;
  /** The event in the history of its order that it is about. */
  order_event_id?: number;
}

/**
 * Adds a notification for a parent, unless they have switched off its topic in the app.
 * @param now its time
 */
export async function notify(userId: number, notice: Notice, now: Date): Promise<void> {
  if (!isListed(userId, notice.type)) return;
  await db.notifications.create({
    id: nextId('notifications'),
    user_id: userId,
    ...notice,
    is_read: false,
    created_at: now.toISOString(),
  });
}
