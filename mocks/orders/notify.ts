import { db, nextId } from '#mocks/store/db.ts';
import type { NotificationRecord } from '#mocks/store/public-records.ts';

/** The content of a notification, in both languages. */
export type Notice = Pick<
  NotificationRecord,
  'type' | 'title' | 'arabic_title' | 'body' | 'arabic_body' | 'entity_type' | 'entity_id'
>;

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
