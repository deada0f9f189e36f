import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '#src/api/generated/model/order.ts';
import type { OrderAnswer } from '#src/api/generated/model/orderAnswer.ts';
import { getGetOrderQueryKey } from '#src/api/generated/orders/orders.ts';
import { refreshOrders } from '#src/api/refresh-orders.ts';

/** Puts an order that a change or a refusal answered in its page's place, and has all that shows it asked anew. */
export async function showOrder(queryClient: QueryClient, order: Order): Promise<void> {
  const queryKey = getGetOrderQueryKey(order.id);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<OrderAnswer>(queryKey, (shown) => ({
    custom_status: shown?.custom_status ?? 200,
    data: { order },
  }));
  await refreshOrders(queryClient);
}
