import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { load } from '#src/api/load.ts';
import { loadFeed } from '#src/features/notifications/feed-query.ts';
import { NotificationsPage } from '#src/features/notifications/notifications-page.tsx';
import { NotificationsPending } from '#src/features/notifications/notifications-pending.tsx';

export const Route = createFileRoute('/_signed-in/notification')({
  loader: async ({ context: { queryClient }, preload }) => {
    await Promise.all([loadFeed(queryClient, preload), load(queryClient, settingsQuery())]);
  },
  pendingComponent: NotificationsPending,
  component: NotificationsPage,
});
