import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { fromWireMoney } from '#src/domain/money.ts';
import type { Order, Review } from '#src/domain/order.ts';
import { percentOf } from '#src/domain/percent-of.ts';
import type { ApiError } from './errors.ts';
import type { OrderDto, OrderListDto, ReviewDto } from './generated/client.schemas.ts';
import { getGetOrderQueryKey, getOrder } from './generated/orders/orders.ts';
import { toPayment } from './payments.ts';
import { toActionOffers, toSubscription } from './subscriptions.ts';

/** Maps an order. */
export function toOrder(order: OrderDto): Order {
  const actions = toActionOffers(order.allowed_actions);
  return {
    id: order.id,
    number: order.order_number,
    status: order.status,
    paidAt: order.order_date,
    cancelledAt: order.cancelled_at,
    subscriptions: order.sub_orders.map(toSubscription),
    subtotalHalalas: fromWireMoney(order.subtotal),
    deliveryHalalas: fromWireMoney(order.delivery_amount),
    vatPercent: percentOf(order.vat_rate),
    vatHalalas: fromWireMoney(order.vat_amount),
    totalHalalas: fromWireMoney(order.total),
    payment: order.payment && toPayment(order.payment),
    payBy: actions.pay?.deadlineAt ?? null,
    review: order.review && toReview(order.review),
    actions,
    version: order.version,
  };
}

/** The order of a response; all operations that return an order have it in the same place. */
export function orderOf({ data }: { data: { order: OrderDto } }): Order {
  return toOrder(data.order);
}

/** One order (operation `getOrder`). */
export function orderQuery(id: number) {
  return queryOptions<Order, ApiError>({
    queryKey: getGetOrderQueryKey(id),
    queryFn: async ({ signal }) => orderOf(await getOrder(id, { signal })),
  });
}

/** Replaces the cached order with the order of a response, even of an error response. */
export function cacheOrder(queryClient: QueryClient, order: Order): void {
  queryClient.setQueryData<Order>(orderQuery(order.id).queryKey, order);
}

/** The orders of a response (operations `listCurrentOrders`, `listOrderHistory`). */
export function ordersOf({ data }: OrderListDto): Order[] {
  return data.orders.map(toOrder);
}

function toReview({ rating, feedback, created_at }: ReviewDto): Review {
  return { rating, feedback, at: created_at };
}
