import { useEffect, useRef } from 'react';

interface Page {
  meta: { total_count: number };
}

/**
 * The rows of each page without those that an earlier page holds already: rows move to the next page when new ones come on
 * top between two requests.
 * @param pages the rows of each page, in the order they were loaded
 */
export function uniqueRows<T extends { id: number }>(pages: readonly (readonly T[])[]): (readonly T[])[] {
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
 * Loads a list anew when its total changed between two of its pages: a row that left moves another one to a page that was
 * loaded before. Once for each number of pages, in case a server never answers the same total.
 */
export function useSteadyPages(pages: readonly Page[], refetch: () => Promise<unknown>): void {
  const settled = useRef(0);
  const hasShifted = pages.some(({ meta }) => meta.total_count !== pages[0]?.meta.total_count);
  const count = pages.length;
  useEffect(() => {
    if (!hasShifted || settled.current === count) return;
    settled.current = count;
    void refetch();
  }, [hasShifted, count, refetch]);
}
