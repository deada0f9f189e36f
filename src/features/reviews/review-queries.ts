import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { getListOrderHistoryQueryKey } from '#src/api/generated/orders/orders.ts';
import { cacheOrder } from '#src/api/orders.ts';
import type { LoadedPage } from '#src/api/pages.ts';
import type { Order } from '#src/domain/order.ts';

/** Puts the rated order from a response into the cache, so that every list shows its rating at once. */
export function showRatedOrder(queryClient: QueryClient, order: Order): void {
  cacheOrder(queryClient, order);
  queryClient.setQueriesData<InfiniteData<LoadedPage<Order>>>(
    { queryKey: getListOrderHistoryQueryKey() },
    (known) => known && { ...known, pages: known.pages.map((page) => withOrder(page, order)) },
  );
}

function withOrder(page: LoadedPage<Order>, order: Order): LoadedPage<Order> {
  if (!page.rows.some(({ id }) => id === order.id)) return page;
  return { ...page, rows: page.rows.map((each) => (each.id === order.id ? order : each)) };
}
