import {
  getListEventsSuspenseQueryOptions,
  getListNewsQueryKey,
  listNews,
} from '#src/api/generated/content/content.ts';
import type { NewsListDto } from '#src/api/generated/client.schemas.ts';
import { pagesQuery } from '#src/api/pages.ts';

// One large, two beside it.
const perPage = 3;

const rowsOf = ({ data }: NewsListDto) => data.news;

/** The kinds of event there are plans for (operation `listEvents`); a failure is shown in their place. */
export function eventsQuery() {
  return getListEventsSuspenseQueryOptions();
}

/** News about events, newest first, page after page (operation `listNews`); a failure is shown in its place. */
export function newsPagesQuery() {
  return pagesQuery({
    queryKey: getListNewsQueryKey({ per_page: perPage }),
    load: async (params, signal) => listNews(params, { signal }),
    rowsOf,
    pageSize: perPage,
  });
}
