import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { NotificationPage } from '#src/domain/notification.ts';
import type { ApiError } from './errors.ts';
import { getListNotificationsQueryKey } from './generated/notifications/notifications.ts';
import { loadNotifications } from './notifications.ts';

/**
 * The mutation key of changes that mark notifications as read, and of others that affect only the list of
 * notifications.
 */
export const markingKey = ['notifications'] as const;

/** The query of the number of a parent's unread notifications and the newest one (operation `listNotifications`). */
export function unreadCountQuery() {
  return queryOptions<NotificationPage, ApiError>({
    queryKey: getListNotificationsQueryKey({ page_number: 1, page_size: 1 }),
    queryFn: async ({ signal }) => loadNotifications(1, 1, signal),
    meta: { isBackground: true },
  });
}

/** Stores the count of a first page of notifications, so that it is not requested again. */
export function rememberNewest(queryClient: QueryClient, page: NotificationPage): void {
  queryClient.setQueryData(unreadCountQuery().queryKey, { ...page, notifications: page.notifications.slice(0, 1) });
}

/**
 * Stores the number of unread notifications after some were marked as read. Responses may arrive out of order, so the
 * count can only decrease here; a pending request for the count may be older than the change and is cancelled.
 */
export async function rememberUnreadCount(queryClient: QueryClient, left: number): Promise<void> {
  const { queryKey } = unreadCountQuery();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => known && { ...known, unreadCount: Math.min(left, known.unreadCount) });
}
