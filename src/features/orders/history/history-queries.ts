import { getListOrderHistoryQueryKey, listOrderHistory } from '#src/api/generated/orders/orders.ts';
import { ordersOf } from '#src/api/orders.ts';
import { pagesQuery } from '#src/api/pages.ts';
import { appendedOrders, firstOrders } from '#src/features/orders/order-counts.ts';
import type { HistoryFilter } from './history-search.ts';

/**
 * Orders that are over, newest first, page after page (operation `listOrderHistory`). Failures are shown in the list's place.
 * @param filter only these; all of them when empty
 */
export function historyPagesQuery(filter: HistoryFilter) {
  return pagesQuery({
    queryKey: getListOrderHistoryQueryKey(filter),
    load: async (page, signal) => listOrderHistory({ ...filter, ...page }, { signal }),
    rowsOf: ordersOf,
    pageSize: appendedOrders,
    firstPageSize: firstOrders,
  });
}
