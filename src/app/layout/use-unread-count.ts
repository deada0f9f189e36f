import { useQuery } from '@tanstack/react-query';
import { getListNotificationsQueryOptions } from '#src/api/generated/notifications/notifications.ts';

/** How many notifications a signed-in parent has not read (operation `listNotifications`); 0 until known. */
export function useUnreadCount(): number {
  const { data } = useQuery(
    getListNotificationsQueryOptions(
      { page_number: 1, page_size: 1 },
      { query: { refetchOnWindowFocus: true, meta: { shownInPlace: true } } },
    ),
  );
  return data?.data.unread_count ?? 0;
}
