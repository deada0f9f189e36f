import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { HandlersOf } from '../contract.ts';
import { eventsOf } from '#mocks/orders/events.ts';
import { ownOrder } from '#mocks/orders/order-view.ts';
import { deliveriesOf } from '#mocks/orders/subscriptions/deliveries.ts';
import { quoteOf } from '#mocks/orders/subscriptions/quote.ts';
import { subOrdersOf } from '#mocks/orders/subscriptions/subscription.ts';
import { errorReply, type FieldError, notFound } from '#mocks/replies/error-reply.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import type { OrderRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';

type HistoryOperation = 'getCancellationQuote' | 'listOrderEvents';

/** The subscription and the day of a delivery; null if none of these subscriptions has it. */
function lunchOf(subOrders: readonly SubOrderRecord[], order: OrderRecord, deliveryId: number, now: Date) {
  for (const subOrder of subOrders) {
    const delivery = deliveriesOf(subOrder, order, now).find(({ id }) => id === deliveryId);
    if (delivery) return { subOrder, deliveryOn: delivery.date };
  }
  return null;
}

/** What a cancellation would give back, and what happened to an order. */
export const orderHistoryHandlers: HandlersOf<UserRecord, HistoryOperation> = {
  getCancellationQuote({ params, query, user, language, now }) {
    const { sub_order_id, delivery_id, date = riyadhDateOf(now) } = query;
    const order = ownOrder(params.id, user.id);
    if (!order?.paid_at) return notFound(language);
    const wanted = subOrdersOf(order).filter(({ id }) => sub_order_id === undefined || sub_order_id === id);
    const lunch = delivery_id === undefined ? null : lunchOf(wanted, order, delivery_id, now);
    const errors: FieldError[] = [];
    if (wanted.length === 0) errors.push({ field: 'sub_order_id', code: 'not_found', text: texts.subOrderUnknown });
    if (delivery_id !== undefined && lunch === null) {
      errors.push({ field: 'delivery_id', code: 'not_found', text: texts.deliveryUnknown });
    }
    if (date < riyadhDateOf(now)) errors.push({ field: 'date', code: 'invalid' });
    if (errors.length > 0) return errorReply(400, errors, language);
    const scope = lunch ?? { subOrder: sub_order_id === undefined ? undefined : wanted[0] };
    return found({ cancellation_quote: quoteOf({ order, ...scope }, date, now) });
  },

  listOrderEvents({ params, user, language }) {
    const order = ownOrder(params.id, user.id);
    return order ? found({ order_events: eventsOf(order) }) : notFound(language);
  },
};
