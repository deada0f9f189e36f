import { infiniteQueryOptions } from '@tanstack/react-query';
import type { HistoricalOrderStatus } from '#src/api/generated/model/historicalOrderStatus.ts';
import { getListOrderHistoryQueryKey, listOrderHistory } from '#src/api/generated/orders/orders.ts';
import { pageAfter } from './order-pages.ts';

/** How many the first page holds. */
const firstOrders = 10;

/**
 * Orders that are over, newest first, page after page (operation `listOrderHistory`). Failures are shown in the list's place.
 * @param status only these; all of them when left out
 */
export function historyPagesQuery(status: HistoricalOrderStatus | undefined) {
  const params = status ? { status } : {};
  return infiniteQueryOptions({
    queryKey: [...getListOrderHistoryQueryKey(params), 'pages'] as const,
    queryFn: async ({ pageParam, signal }) => listOrderHistory({ ...params, ...pageParam }, { signal }),
    initialPageParam: { page: 1, per_page: firstOrders },
    getNextPageParam: ({ meta }, pages) => (meta.next_page === null ? null : pageAfter(pages)),
  });
}
