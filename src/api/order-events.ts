import { queryOptions } from '@tanstack/react-query';
import { fromWireMoney } from '#src/domain/money.ts';
import type { OrderEvent, OrderEventValues } from '#src/domain/order-event.ts';
import type { ApiError } from './errors.ts';
import { orderEventActorOf, orderEventTypeOf } from './extensible-lists.ts';
import type { OrderEventDto, OrderEventValuesDto } from './generated/client.schemas.ts';
import { getListOrderEventsQueryKey, listOrderEvents } from './generated/orders/orders.ts';
import { toLocalizedNameOrNull } from './localized-name.ts';

const toValues = ({ dates, end_date, amount, dishes, school, address }: OrderEventValuesDto): OrderEventValues => ({
  dates,
  endsOn: end_date,
  amountHalalas: amount === null ? null : fromWireMoney(amount),
  dishes: dishes && dishes.map(({ date, dish }) => ({ on: date, dish: toLocalizedNameOrNull(dish) })),
  school: toLocalizedNameOrNull(school),
  address: toLocalizedNameOrNull(address),
});

/** Maps an event of an order. */
export function toOrderEvent(event: OrderEventDto): OrderEvent {
  return {
    id: event.id,
    reference: event.reference_number,
    type: orderEventTypeOf(event.type),
    actor: orderEventActorOf(event.actor),
    at: event.occurred_at,
    subscriptionId: event.sub_order_id,
    relatedOrder: event.related_order && { id: event.related_order.id, number: event.related_order.order_number },
    reason: toLocalizedNameOrNull(event.reason),
    previous: event.previous && toValues(event.previous),
    current: toValues(event.current),
  };
}

/** The history of an order (operation `listOrderEvents`), the oldest event first. */
export function orderEventsQuery(orderId: number) {
  return queryOptions<OrderEvent[], ApiError>({
    queryKey: getListOrderEventsQueryKey(orderId),
    queryFn: async ({ signal }) => (await listOrderEvents(orderId, { signal })).data.order_events.map(toOrderEvent),
  });
}
