import type { QueryClient } from '@tanstack/react-query';
import type { OrderAnswerDto, OrderDto } from '#src/api/generated/client.schemas.ts';
import { getGetOrderQueryKey } from '#src/api/generated/orders/orders.ts';
import { refreshOrders } from '#src/api/refresh-orders.ts';

/** Puts an order that a change or a refusal answered in its page's place, and has all that shows it asked anew. */
export async function showOrder(queryClient: QueryClient, order: OrderDto): Promise<void> {
  const queryKey = getGetOrderQueryKey(order.id);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<OrderAnswerDto>(queryKey, (shown) => ({
    custom_status: shown?.custom_status ?? 200,
    data: { order },
  }));
  await refreshOrders(queryClient);
}
