import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markingKey } from '#src/api/unread-count.ts';
import { showNewest, showNextPage } from './feed-query.ts';

/** Appends the next page; an error is shown in place of that page. */
export function useNextPage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: markingKey,
    mutationFn: async () => showNextPage(queryClient),
  });
}

/** Loads new notifications and puts them on top. */
export function useNewest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: markingKey,
    mutationFn: async () => showNewest(queryClient),
  });
}
