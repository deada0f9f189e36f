import { articlesOf } from '#src/api/articles.ts';
import { getListHealthsQueryKey, listHealths } from '#src/api/generated/content/content.ts';
import { pagesQuery } from '#src/api/pages.ts';

/**
 * The health blog, newest first, page after page (operation `listHealths`). A page that continues the list is appended, a new
 * list replaces it (row C08).
 * @param perPage articles a page, from settings
 */
export function articlePagesQuery(perPage: number) {
  return pagesQuery({
    queryKey: getListHealthsQueryKey({ per_page: perPage }),
    load: async (params, signal) => listHealths(params, { signal }),
    rowsOf: articlesOf,
    pageSize: perPage,
  });
}
