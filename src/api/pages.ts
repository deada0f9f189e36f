import { useEffect, useRef } from 'react';

interface Page {
  meta: { total_count: number };
}

interface Row {
  id: number;
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
    // The same array as long as nothing is left out: a memoised page is not drawn again.
    return kept.length === rows.length ? rows : kept;
  });
}

/**
 * The rows of an appended list, each once. Where rows were added or removed between two pages, the pages are loaded anew:
 * otherwise a row that moved to a page loaded before would be missing. Once, in case a server never answers pages that fit.
 * @param pages in the order they were loaded
 * @param rowsOf the rows of a page
 * @param refetch loads all of these pages anew
 * @returns the rows of each page
 */
export function useSteadyRows<P extends Page, T extends Row>(
  pages: readonly P[],
  rowsOf: (page: P) => readonly T[],
  refetch: () => Promise<unknown>,
): (readonly T[])[] {
  const loaded = pages.map(rowsOf);
  const rows = uniqueRows(loaded);
  const hasShifted =
    pages.some(({ meta }) => meta.total_count !== pages[0]?.meta.total_count) ||
    rows.some((kept, index) => kept !== loaded[index]);
  const count = pages.length;
  const refetchedCount = useRef(0);
  useEffect(() => {
    if (!hasShifted) {
      refetchedCount.current = 0;
    } else if (refetchedCount.current !== count) {
      refetchedCount.current = count;
      void refetch();
    }
  }, [hasShifted, count, refetch]);
  return rows;
}
