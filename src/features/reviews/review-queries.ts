import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { getListOrderHistoryQueryKey } from '#src/api/generated/orders/orders.ts';
import { cacheOrder, type OrderPage } from '#src/api/orders.ts';
import type { Order } from '#src/domain/order.ts';

/** Puts an order that was answered where it is known already, so that every list shows its rating at once. */
export function showRatedOrder(queryClient: QueryClient, order: Order): void {
  cacheOrder(queryClient, order);
  queryClient.setQueriesData<InfiniteData<OrderPage>>(
    { queryKey: getListOrderHistoryQueryKey() },
    (known) => known && { ...known, pages: known.pages.map((page) => withOrder(page, order)) },
  );
}

function withOrder(page: OrderPage, order: Order): OrderPage {
  const { orders } = page.data;
  if (!orders.some(({ id }) => id === order.id)) return page;
  return { ...page, data: { orders: orders.map((each) => (each.id === order.id ? order : each)) } };
}
