import type { KnownNotificationEntityType, KnownNotificationType } from '#src/api/generated/known-values.ts';
import { db, nextId } from '#mocks/store/db.ts';
import type { NotificationRecord } from '#mocks/store/public-records.ts';

/** The content of a notification, in both languages. */
export interface Notice extends Pick<
  NotificationRecord,
  'title' | 'arabic_title' | 'body' | 'arabic_body' | 'entity_id'
> {
  type: KnownNotificationType;
  entity_type: KnownNotificationEntityType | null;
}

/**
 * Adds a notification for a parent.
 * @param now its time
 */
export async function notify(userId: number, notice: Notice, now: Date): Promise<void> {
  await db.notifications.create({
    id: nextId('notifications'),
    user_id: userId,
    ...notice,
    is_read: false,
    created_at: now.toISOString(),
  });
}
