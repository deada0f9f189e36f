import { infiniteQueryOptions } from '@tanstack/react-query';
import type { HistoricalOrderStatusDto } from '#src/api/generated/client.schemas.ts';
import { getListOrderHistoryQueryKey, listOrderHistory } from '#src/api/generated/orders/orders.ts';
import { firstOrders, loadOrdersPage, pageAfter } from '#src/features/orders/order-pages.ts';

/**
 * Orders that are over, newest first, page after page (operation `listOrderHistory`). Failures are shown in the list's place.
 * @param status only these; all of them when left out
 */
export function historyPagesQuery(status: HistoricalOrderStatusDto | undefined) {
  const params = status ? { status } : {};
  return infiniteQueryOptions({
    queryKey: [...getListOrderHistoryQueryKey(params), 'pages'] as const,
    queryFn: async ({ pageParam, signal }) =>
      loadOrdersPage((page) => listOrderHistory({ ...params, ...page }, { signal }), pageParam),
    initialPageParam: { page: 1, per_page: firstOrders },
    getNextPageParam: ({ meta }, pages) => (meta.next_page === null ? null : pageAfter(pages)),
  });
}
