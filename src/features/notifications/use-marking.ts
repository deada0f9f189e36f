import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markAllNotificationsRead, markNotificationRead } from '#src/api/generated/notifications/notifications.ts';
import { markingKey, rememberUnreadCount } from '#src/api/unread-count.ts';
import { changeFeed } from './feed-query.ts';
import { withAllRead, withRead } from './notification-feed.ts';

/**
 * Marks one notification as read (operation `markNotificationRead`). It is shown as read at once, and as unread again
 * if the server refuses.
 */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: markingKey,
    mutationFn: async (id: number) => markNotificationRead(id),
    onMutate: (id) => {
      changeFeed(queryClient, (feed) => withRead(feed, id, true));
    },
    onSuccess: async ({ data }) => rememberUnreadCount(queryClient, data.unread_count),
    onError: (_error, id) => {
      changeFeed(queryClient, (feed) => withRead(feed, id, false));
    },
  });
}

/** Marks all notifications as read, including those not loaded yet (operation `markAllNotificationsRead`). */
export function useMarkAllRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: markingKey,
    mutationFn: async () => markAllNotificationsRead(),
    onSuccess: async ({ data }) => {
      changeFeed(queryClient, withAllRead);
      await rememberUnreadCount(queryClient, data.unread_count);
    },
  });
}
