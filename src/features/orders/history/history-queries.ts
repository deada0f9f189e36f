import { getListOrderHistoryQueryKey, listOrderHistory } from '#src/api/generated/orders/orders.ts';
import { type OrderPage, toOrderPage } from '#src/api/orders.ts';
import { pagesQuery } from '#src/api/pages.ts';
import { appendedOrders, firstOrders } from '#src/features/orders/order-counts.ts';
import type { HistoryFilter } from './history-search.ts';

const rowsOf = ({ data }: OrderPage) => data.orders;

/**
 * Orders that are over, newest first, page after page (operation `listOrderHistory`). Failures are shown in the list's place.
 * @param filter only these; all of them when empty
 */
export function historyPagesQuery(filter: HistoryFilter) {
  return pagesQuery({
    queryKey: getListOrderHistoryQueryKey(filter),
    load: async (page, signal) => toOrderPage(await listOrderHistory({ ...filter, ...page }, { signal })),
    rowsOf,
    pageSize: appendedOrders,
    firstPageSize: firstOrders,
  });
}
