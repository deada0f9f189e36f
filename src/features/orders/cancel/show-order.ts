import type { QueryClient } from '@tanstack/react-query';
import { cacheOrder, orderQuery } from '#src/api/orders.ts';
import { refreshOrders } from '#src/api/refresh-orders.ts';
import type { Order } from '#src/domain/order.ts';

/**
 * Puts the order that the server returned with a change or a refusal on its page, and refreshes everything else that
 * shows it.
 */
export async function showOrder(queryClient: QueryClient, order: Order): Promise<void> {
  await queryClient.cancelQueries({ queryKey: orderQuery(order.id).queryKey });
  cacheOrder(queryClient, order);
  await refreshOrders(queryClient);
}
