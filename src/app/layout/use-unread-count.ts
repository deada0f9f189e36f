import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidate } from '#src/api/invalidate.ts';
import { markingKey, unreadCountQuery } from '#src/api/unread-count.ts';

const followEveryMs = 60_000;

/**
 * How many notifications a signed-in parent has not read (operation `listNotifications`); 0 until known. Requested again each
 * minute, when the window gets the focus, and after each change that the parent makes: the server notifies of many of them.
 */
export function useUnreadCount(): number {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...unreadCountQuery(), refetchInterval: followEveryMs, refetchOnWindowFocus: true });

  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        // Marking answers with the count itself.
        if (event.mutation.options.mutationKey?.[0] === markingKey[0]) return;
        void invalidate(queryClient, ['listNotifications']);
      }),
    [queryClient],
  );

  return data?.unreadCount ?? 0;
}
