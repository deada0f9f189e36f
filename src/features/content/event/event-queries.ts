import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  getListEventsSuspenseQueryOptions,
  getListNewsQueryKey,
  listNews,
} from '#src/api/generated/content/content.ts';

// One large, two beside it.
const perPage = 3;

/** The kinds of event there are plans for (operation `listEvents`); a failure is shown in their place. */
export function eventsQuery() {
  return getListEventsSuspenseQueryOptions();
}

/** News about events, newest first, page after page (operation `listNews`); a failure is shown in its place. */
export function newsPagesQuery() {
  return infiniteQueryOptions({
    queryKey: [...getListNewsQueryKey({ per_page: perPage }), 'pages'] as const,
    queryFn: async ({ pageParam, signal }) => listNews({ page: pageParam, per_page: perPage }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page,
  });
}
