import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { OrderAnswerDto, OrderDto, OrderListDto } from '#src/api/generated/client.schemas.ts';
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
export function showRatedOrder(queryClient: QueryClient, order: OrderDto): void {
  queryClient.setQueryData<OrderAnswerDto>(getGetOrderQueryKey(order.id), (known) => ({
    custom_status: known?.custom_status ?? 200,
    data: { order },
  }));
  queryClient.setQueriesData<InfiniteData<OrderListDto> | OrderListDto>(
    { queryKey: getListOrderHistoryQueryKey() },
    (known) => {
      if (known === undefined) return known;
      return 'pages' in known
        ? { ...known, pages: known.pages.map((page) => withOrder(page, order)) }
        : withOrder(known, order);
    },
  );
}

function withOrder(list: OrderListDto, order: OrderDto): OrderListDto {
  if (!list.data.orders.some(({ id }) => id === order.id)) return list;
  return {
    ...list,
    data: { ...list.data, orders: list.data.orders.map((each) => (each.id === order.id ? order : each)) },
  };
}
