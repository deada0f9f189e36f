import type { Notification, NotificationPage, NotificationSubject } from '#src/domain/notification.ts';
import { notificationTypeOf } from './extensible-lists.ts';
import type { NotificationDto, NotificationListDto } from './generated/client.schemas.ts';
import { listNotifications } from './generated/notifications/notifications.ts';

function toSubject({ entity_type, entity_id: id, order_id }: NotificationDto): NotificationSubject | null {
  if (entity_type === null || id === null) return null;
  switch (entity_type) {
    case 'order':
    case 'payment':
    case 'article':
    case 'guardian':
      return { kind: entity_type, id };
    case 'applicant':
      return { kind: 'student', id };
    case 'sub_order':
      return { kind: 'subscription', id, orderId: order_id };
    default:
      return null;
  }
}

/** Maps a notification. */
export function toNotification(notification: NotificationDto): Notification {
  return {
    id: notification.id,
    type: notificationTypeOf(notification.type),
    title: notification.title,
    arabicTitle: notification.arabic_title,
    body: notification.body,
    arabicBody: notification.arabic_body,
    subject: toSubject(notification),
    orderEvent:
      notification.order_id === null || notification.order_event_id === null
        ? null
        : { orderId: notification.order_id, id: notification.order_event_id },
    isRead: notification.is_read,
    createdAt: notification.created_at,
  };
}

/** Maps a page of notifications. */
export function notificationPageOf({ data, meta }: NotificationListDto): NotificationPage {
  return {
    notifications: data.notifications.map(toNotification),
    unreadCount: data.unread_count,
    total: meta.total_count,
    perPage: meta.page_size,
    nextPage: meta.next_page,
  };
}

/** Loads one page of the parent's notifications (operation `listNotifications`). */
export async function loadNotifications(
  page: number,
  perPage: number,
  signal?: AbortSignal,
): Promise<NotificationPage> {
  return notificationPageOf(
    await listNotifications({ page_number: page, page_size: perPage }, signal ? { signal } : {}),
  );
}
