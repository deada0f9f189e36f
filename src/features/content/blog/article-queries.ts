import { articlesOf } from '#src/api/articles.ts';
import { getListHealthsQueryKey, listHealths } from '#src/api/generated/content/content.ts';
import { pagesQuery } from '#src/api/pages.ts';

/**
 * The health blog, newest first, in pages (operation `listHealths`). A further page is appended; a new list replaces
 * the old one (row C08).
 * @param perPage number of articles per page, from the settings
 */
export function articlePagesQuery(perPage: number) {
  return pagesQuery({
    queryKey: getListHealthsQueryKey({ per_page: perPage }),
    load: async (params, signal) => listHealths(params, { signal }),
    rowsOf: articlesOf,
    pageSize: perPage,
  });
}
