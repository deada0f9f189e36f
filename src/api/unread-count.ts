import type { QueryClient } from '@tanstack/react-query';
import type { NotificationListDto } from './generated/client.schemas.ts';
import { getListNotificationsQueryOptions } from './generated/notifications/notifications.ts';

/** Key of the changes that mark notifications as read, and of others that concern only the list of them. */
export const markingKey = ['notifications'] as const;

/** How many notifications a signed-in parent has not read, and which is the newest (operation `listNotifications`). */
export function unreadCountQuery() {
  return getListNotificationsQueryOptions(
    { page_number: 1, page_size: 1 },
    { query: { meta: { isBackground: true } } },
  );
}

/** Stores the count from a first page of notifications, so that it is not requested again. */
export function rememberNewest(queryClient: QueryClient, page: NotificationListDto): void {
  queryClient.setQueryData<NotificationListDto>(unreadCountQuery().queryKey, {
    ...page,
    data: { ...page.data, notifications: page.data.notifications.slice(0, 1) },
  });
}

/**
 * Takes over how many are left after some were marked as read. Answers may overtake one another, so the count only falls here;
 * a count still on its way was taken before the marking and is dropped.
 */
export async function rememberUnreadCount(queryClient: QueryClient, left: number): Promise<void> {
  const { queryKey } = unreadCountQuery();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<NotificationListDto>(
    queryKey,
    (known) => known && { ...known, data: { ...known.data, unread_count: Math.min(left, known.data.unread_count) } },
  );
}
