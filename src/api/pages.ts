import { infiniteQueryOptions, type QueryKey, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { MetaDto } from './generated/client.schemas.ts';

/** Which page to load, and how many rows a page has. */
export interface PageParams {
  page: number;
  per_page: number;
}

interface Page {
  meta: MetaDto;
}

interface Row {
  id: number;
}

interface PagedOperation<Answer extends Page, Item extends Row> {
  /** The operation's generated key, with the filters and without the page. */
  queryKey: QueryKey;
  load: (params: PageParams, signal: AbortSignal) => Promise<Answer>;
  /** The rows of an answer as the screens use them; called once for each page that is loaded. */
  rowsOf: (answer: Answer) => Item[];
  /** How many rows are appended at once. */
  pageSize: number;
  /** How many rows the first page holds: `pageSize`, or a multiple of it. */
  firstPageSize?: number;
  staleTime?: number;
}

/**
 * The page to append to these: by the page size that is wanted, or by the server's own where it answered another one than was
 * asked for.
 * @param shown how many rows these pages hold
 * @returns null after the last one
 */
export function pageAfter(
  pages: readonly Page[],
  { shown, pageSize, firstPageSize }: { shown: number; pageSize: number; firstPageSize: number },
): PageParams | null {
  const last = pages.at(-1)?.meta;
  if (!last || last.next_page === null) return null;
  const asked = pages.length === 1 ? firstPageSize : pageSize;
  if (last.per_page !== asked) return { page: last.next_page, per_page: last.per_page };
  return { page: Math.floor(shown / pageSize) + 1, per_page: pageSize };
}

/**
 * Loads a page. Where the server counts by another page size, its page of that number holds other rows: then the page that
 * holds the wanted ones is loaded.
 */
export async function loadPage<Answer extends Page>(
  load: (params: PageParams) => Promise<Answer>,
  params: PageParams,
): Promise<Answer> {
  const answer = await load(params);
  const { per_page, page } = answer.meta;
  if (per_page === params.per_page) return answer;
  const wanted = Math.floor(((params.page - 1) * params.per_page) / per_page) + 1;
  return wanted === page ? answer : load({ page: wanted, per_page });
}

/** One page of a list in the cache. */
export interface LoadedPage<Item> {
  rows: Item[];
  meta: MetaDto;
}

/** A list of the API that is loaded page after page, for `usePages` and for the loader of a route. */
export function pagesQuery<Answer extends Page, Item extends Row>({
  queryKey,
  load,
  rowsOf,
  pageSize,
  firstPageSize = pageSize,
  ...rest
}: PagedOperation<Answer, Item>) {
  return infiniteQueryOptions({
    queryKey: [...queryKey, 'pages'] as const,
    queryFn: async ({ pageParam, signal }): Promise<LoadedPage<Item>> => {
      const answer = await loadPage(async (params) => load(params, signal), pageParam);
      return { rows: rowsOf(answer), meta: answer.meta };
    },
    initialPageParam: { page: 1, per_page: firstPageSize },
    getNextPageParam: (_last, pages) => {
      const shown = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return pageAfter(pages, { shown, pageSize, firstPageSize });
    },
    ...rest,
  });
}

/**
 * The rows of each page without those that an earlier page holds already: rows move to the next page when new ones come on
 * top between two requests.
 * @param pages the rows of each page, in the order they were loaded
 */
export function uniqueRows<T extends Row>(pages: readonly (readonly T[])[]): (readonly T[])[] {
  const seen = new Set<number>();
  return pages.map((rows) => {
    const kept = rows.filter(({ id }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    });
    // The same array as long as nothing is left out: a memoised page is not rendered again.
    return kept.length === rows.length ? rows : kept;
  });
}

/** Whether rows were added or removed between the requests of two pages: then a row may be missing. */
export function hasShifted(pages: readonly Page[], rowsOfPages: readonly (readonly Row[])[]): boolean {
  const ids = rowsOfPages.flatMap((rows) => rows.map(({ id }) => id));
  return new Set(ids).size !== ids.length || pages.some(({ meta }) => meta.total_count !== pages[0]?.meta.total_count);
}

/** A list of which more can be shown. */
export interface GrowingList {
  /** How many rows are shown. */
  shown: number;
  /** How many rows there are on the server. */
  total: number;
  /** Whether it has, or had, more than its first page. */
  isPaged: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the next page did not load; null when it did. */
  error: unknown;
  loadMore: () => void;
}

/** A list that is loaded page after page. */
export interface PagedList<Item> extends GrowingList {
  /** The rows of each page, each row once. A page stays the same array until one of its rows changes. */
  pages: readonly (readonly Item[])[];
}

type PagesQuery<Item extends Row> = ReturnType<typeof pagesQuery<Page, Item>>;

/**
 * Reads a list page after page. Where rows were added or removed between two pages, all pages are loaded again, once: a row
 * that moved to a page loaded before would be missing.
 * @throws ApiError when the first page does not load
 */
export function usePages<Item extends Row>(query: PagesQuery<Item>): PagedList<Item> {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error, refetch } =
    useSuspenseInfiniteQuery(query);
  const { pages: answers } = data;
  const { pages, isShifted } = useMemo(() => {
    const loaded = answers.map(({ rows }) => rows);
    return { pages: uniqueRows(loaded), isShifted: hasShifted(answers, loaded) };
  }, [answers]);
  const pageCount = pages.length;
  const reloadedCount = useRef(0);
  useEffect(() => {
    if (!isShifted) {
      reloadedCount.current = 0;
    } else if (reloadedCount.current !== pageCount) {
      reloadedCount.current = pageCount;
      void refetch();
    }
  }, [isShifted, pageCount, refetch]);

  return {
    pages,
    shown: pages.reduce((sum, rows) => sum + rows.length, 0),
    total: answers[0]?.meta.total_count ?? 0,
    isPaged: hasNextPage || pageCount > 1,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    error: isFetchNextPageError ? error : null,
    loadMore: () => void fetchNextPage({ cancelRefetch: false }),
  };
}
