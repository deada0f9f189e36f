import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markAllNotificationsRead, markNotificationRead } from '#src/api/generated/notifications/notifications.ts';
import { markingKey, rememberUnreadCount } from '#src/api/unread-count.ts';
import { changeFeed } from './feed-query.ts';
import { withAllRead, withRead } from './notification-feed.ts';

/**
 * Marks one notification as read (operation `markNotificationRead`). It looks read at once; where the server refuses, it is
 * unread again.
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

/** Marks all as read, those not loaded yet among them (operation `markAllNotificationsRead`). */
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
