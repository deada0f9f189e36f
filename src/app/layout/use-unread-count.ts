import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidate } from '#src/api/invalidate.ts';
import { markingKey, unreadCountQuery } from '#src/api/unread-count.ts';

const followEveryMs = 60_000;

/**
 * The number of unread notifications of a signed-in parent (operation `listNotifications`); 0 while unknown. Requested
 * again each minute, when the window gets the focus, and after each change by the parent, because many changes cause a
 * notification.
 */
export function useUnreadCount(): number {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...unreadCountQuery(), refetchInterval: followEveryMs, refetchOnWindowFocus: true });

  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        // The response of this mutation already contains the count.
        if (event.mutation.options.mutationKey?.[0] === markingKey[0]) return;
        void invalidate(queryClient, ['listNotifications']);
      }),
    [queryClient],
  );

  return data?.unreadCount ?? 0;
}
