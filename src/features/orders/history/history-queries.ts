import { getListOrderHistoryQueryKey, listOrderHistory } from '#src/api/generated/orders/orders.ts';
import { ordersOf } from '#src/api/orders.ts';
import { pagesQuery } from '#src/api/pages.ts';
import { appendedOrders, firstOrders } from '#src/features/orders/order-counts.ts';
import type { HistoryFilter } from './history-search.ts';

/**
 * Historical orders, newest first, in pages (operation `listOrderHistory`). Errors are shown in place of the list.
 * @param filter limits the list; an empty filter includes all orders
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
