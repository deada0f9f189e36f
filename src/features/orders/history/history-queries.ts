import { infiniteQueryOptions } from '@tanstack/react-query';
import { getListOrderHistoryQueryKey, listOrderHistory } from '#src/api/generated/orders/orders.ts';
import { toOrderPage } from '#src/api/orders.ts';
import type { HistoricalOrderStatus } from '#src/domain/order-states.ts';
import { firstOrders, loadOrdersPage, pageAfter } from '#src/features/orders/order-pages.ts';

/**
 * Orders that are over, newest first, page after page (operation `listOrderHistory`). Failures are shown in the list's place.
 * @param status only these; all of them when left out
 */
export function historyPagesQuery(status: HistoricalOrderStatus | undefined) {
  const params = status ? { status } : {};
  return infiniteQueryOptions({
    queryKey: [...getListOrderHistoryQueryKey(params), 'pages'] as const,
    queryFn: async ({ pageParam, signal }) =>
      loadOrdersPage(
        async (page) => toOrderPage(await listOrderHistory({ ...params, ...page }, { signal })),
        pageParam,
      ),
    initialPageParam: { page: 1, per_page: firstOrders },
    getNextPageParam: ({ meta }, pages) => (meta.next_page === null ? null : pageAfter(pages)),
  });
}
