import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  getGetHealthSuspenseQueryOptions,
  getListHealthsQueryKey,
  getListHealthsSuspenseQueryOptions,
  listHealths,
} from '#src/api/generated/content/content.ts';

/**
 * The health blog, newest first, page after page (operation `listHealths`). A page that continues the list is appended, a new
 * list replaces it (row C08).
 * @param perPage articles a page, from settings
 */
export function articlePagesQuery(perPage: number) {
  return infiniteQueryOptions({
    queryKey: [...getListHealthsQueryKey({ per_page: perPage }), 'pages'] as const,
    queryFn: async ({ pageParam, signal }) => listHealths({ page: pageParam, per_page: perPage }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page,
  });
}

/** One article (operation `getHealth`). */
export function articleQuery(id: number) {
  return getGetHealthSuspenseQueryOptions(id);
}

/** Enough of the newest articles to leave `count` when the one being read is taken out (operation `listHealths`). */
export function sideArticlesQuery(count: number) {
  return getListHealthsSuspenseQueryOptions({ per_page: count + 1 });
}
