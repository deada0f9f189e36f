import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Order } from '#src/api/generated/model/order.ts';
import type { OrderAnswer } from '#src/api/generated/model/orderAnswer.ts';
import type { OrderList } from '#src/api/generated/model/orderList.ts';
import {
  getGetOrderQueryKey,
  getGetOrderSuspenseQueryOptions,
  getListOrderHistoryQueryKey,
} from '#src/api/generated/orders/orders.ts';

/** The order to rate (operation `getOrder`). */
export function ratedOrderQuery(orderId: number) {
  return getGetOrderSuspenseQueryOptions(orderId);
}

/** Puts an order that was answered where it is known already, so that every list shows its rating at once. */
export function showRatedOrder(queryClient: QueryClient, order: Order): void {
  queryClient.setQueryData<OrderAnswer>(getGetOrderQueryKey(order.id), (known) => ({
    custom_status: known?.custom_status ?? 200,
    data: { order },
  }));
  queryClient.setQueriesData<InfiniteData<OrderList> | OrderList>(
    { queryKey: getListOrderHistoryQueryKey() },
    (known) => {
      if (known === undefined) return known;
      return 'pages' in known
        ? { ...known, pages: known.pages.map((page) => withOrder(page, order)) }
        : withOrder(known, order);
    },
  );
}

function withOrder(list: OrderList, order: Order): OrderList {
  if (!list.data.orders.some(({ id }) => id === order.id)) return list;
  return {
    ...list,
    data: { ...list.data, orders: list.data.orders.map((each) => (each.id === order.id ? order : each)) },
  };
}
