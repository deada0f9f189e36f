import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { NotificationPage } from '#src/domain/notification.ts';
import type { ApiError } from './errors.ts';
import { getListNotificationsQueryKey } from './generated/notifications/notifications.ts';
import { loadNotifications } from './notifications.ts';

/** Key of the changes that mark notifications as read, and of others that concern only the list of them. */
export const markingKey = ['notifications'] as const;

/** How many notifications a signed-in parent has not read, and which is the newest (operation `listNotifications`). */
export function unreadCountQuery() {
  return queryOptions<NotificationPage, ApiError>({
    queryKey: getListNotificationsQueryKey({ page_number: 1, page_size: 1 }),
    queryFn: async ({ signal }) => loadNotifications(1, 1, signal),
    meta: { isBackground: true },
  });
}

/** Stores the count from a first page of notifications, so that it is not requested again. */
export function rememberNewest(queryClient: QueryClient, page: NotificationPage): void {
  queryClient.setQueryData(unreadCountQuery().queryKey, { ...page, notifications: page.notifications.slice(0, 1) });
}

/**
 * Takes over how many are left after some were marked as read. Answers may overtake one another, so the count only falls here;
 * a pending count was taken before the marking and is dropped.
 */
export async function rememberUnreadCount(queryClient: QueryClient, left: number): Promise<void> {
  const { queryKey } = unreadCountQuery();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => known && { ...known, unreadCount: Math.min(left, known.unreadCount) });
}
