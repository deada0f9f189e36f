import {
  getGetHealthSuspenseQueryOptions,
  getListHealthsQueryKey,
  getListHealthsSuspenseQueryOptions,
  listHealths,
} from '#src/api/generated/content/content.ts';
import type { ArticleListDto } from '#src/api/generated/client.schemas.ts';
import { pagesQuery } from '#src/api/pages.ts';

const rowsOf = ({ data }: ArticleListDto) => data.health_blogs;

/**
 * The health blog, newest first, page after page (operation `listHealths`). A page that continues the list is appended, a new
 * list replaces it (row C08).
 * @param perPage articles a page, from settings
 */
export function articlePagesQuery(perPage: number) {
  return pagesQuery({
    queryKey: getListHealthsQueryKey({ per_page: perPage }),
    load: async (params, signal) => listHealths(params, { signal }),
    rowsOf,
    pageSize: perPage,
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
