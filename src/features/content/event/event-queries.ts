import { newsOf } from '#src/api/events.ts';
import { getListNewsQueryKey, listNews } from '#src/api/generated/content/content.ts';
import { pagesQuery } from '#src/api/pages.ts';

// One large item and two beside it.
const perPage = 3;

/** News about events, newest first, in pages (operation `listNews`); an error is shown in place of the news. */
export function newsPagesQuery() {
  return pagesQuery({
    queryKey: getListNewsQueryKey({ per_page: perPage }),
    load: async (params, signal) => listNews(params, { signal }),
    rowsOf: newsOf,
    pageSize: perPage,
  });
}
