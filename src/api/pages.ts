import { infiniteQueryOptions, type QueryKey, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { MetaDto } from './generated/client.schemas.ts';

/** The page to load and its number of rows. */
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
  /** The operation's generated key, with the filters but without the page. */
  queryKey: QueryKey;
  load: (params: PageParams, signal: AbortSignal) => Promise<Answer>;
  /** Maps the rows of a response for the screens; called once for each loaded page. */
  rowsOf: (answer: Answer) => Item[];
  /** How many rows are added at once. */
  pageSize: number;
  /** How many rows the first page has: `pageSize` or a multiple of it. */
  firstPageSize?: number;
  staleTime?: number;
}

/**
 * Returns the request for the next page: with the wanted page size, or with the server's own if its response had
 * another page size than requested.
 * @param shown the number of rows in these pages
 * @returns null after the last page
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
 * Loads a page. If the server uses another page size, its page of that number contains other rows: then the page with
 * the wanted rows is loaded.
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

/** The query of an API list that is loaded page by page, for `usePages` and for the loader of a route. */
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
 * The rows of each page without duplicates of earlier pages: rows move to the next page when new rows are added at the
 * top between two requests.
 * @param pages the rows of each page, in load order
 */
export function uniqueRows<T extends Row>(pages: readonly (readonly T[])[]): (readonly T[])[] {
  const seen = new Set<number>();
  return pages.map((rows) => {
    const kept = rows.filter(({ id }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    });
    // Keeps the array if nothing is left out, so that a memoised page is not rendered again.
    return kept.length === rows.length ? rows : kept;
  });
}

/** Whether rows were added or removed between the requests of two pages, so that a row may be missing. */
export function hasShifted(pages: readonly Page[], rowsOfPages: readonly (readonly Row[])[]): boolean {
  const ids = rowsOfPages.flatMap((rows) => rows.map(({ id }) => id));
  return new Set(ids).size !== ids.length || pages.some(({ meta }) => meta.total_count !== pages[0]?.meta.total_count);
}

/** A list that may have more rows than are shown. */
export interface GrowingList {
  /** How many rows are shown. */
  shown: number;
  /** The total number of rows on the server. */
  total: number;
  /** Whether the list has, or had, more than its first page. */
  isPaged: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The error of the next page; null if there is none. */
  error: unknown;
  loadMore: () => void;
}

/** A list that is loaded page by page. */
export interface PagedList<Item> extends GrowingList {
  /** The rows of each page, each row once. A page's array keeps its identity until one of its rows changes. */
  pages: readonly (readonly Item[])[];
}

type PagesQuery<Item extends Row> = ReturnType<typeof pagesQuery<Page, Item>>;

/**
 * Reads a list page by page. If rows were added or removed between two pages, all pages are loaded again once:
 * otherwise, a row that moved to an earlier page would be missing.
 * @throws ApiError if the first page does not load
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
