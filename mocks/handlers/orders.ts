import { canCancelSubscription } from '#src/domain/cancellation.ts';
import type { Language } from '#src/domain/language.ts';
import { isHistoricalOrder, isReviewable } from '#src/domain/order-states.ts';
import { toWireMoney } from '#src/domain/money.ts';
import type { HandlersOf } from '../contract.ts';
import { db, nextId } from '#mocks/store/db.ts';
import type { OrderRecord } from '#mocks/store/order-records.ts';
import { notFound, orderConflict, orderStale, quoteOutdated } from '#mocks/replies/error-reply.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import { cancelSubscriptions } from '#mocks/orders/subscriptions/cancelling.ts';
import { isOutdated, quoteNow, type QuoteScope } from '#mocks/orders/subscriptions/quote.ts';
import { freshOrder, ownOrder, shownOrder } from '../orders/order-view.ts';
import { shownReport } from '#mocks/orders/payments/report-view.ts';
import { isCurrent, numbers, ordersOf, orderStatus, subOrdersOf } from '#mocks/orders/subscriptions/subscription.ts';
import { type DaysOfQuery, isInRange, reversedRange } from '#mocks/replies/date-range.ts';
import { paged } from '#mocks/replies/paging.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';

type OrderOperation =
  | 'listCurrentOrders'
  | 'listOrderHistory'
  | 'getOrder'
  | 'getOrderReport'
  | 'cancelOrder'
  | 'createOrderReview';

const placedAt = ({ paid_at, created_at }: OrderRecord) => paid_at ?? created_at;

const newestFirst = (a: OrderRecord, b: OrderRecord) => placedAt(b).localeCompare(placedAt(a)) || b.id - a.id;

function listed(
  userId: number,
  isWanted: (order: OrderRecord) => boolean,
  { page, per_page, ...range }: { page: number; per_page: number } & DaysOfQuery,
  now: Date,
) {
  const wanted = ordersOf(userId)
    .filter(isWanted)
    .filter((order) => isInRange(placedAt(order), range))
    .toSorted(newestFirst);
  const { items, meta } = paged(wanted, page, per_page);
  const orders = items.map((order) => shownOrder(order, now));
  return { status: 200 as const, body: { custom_status: 200, data: { orders }, meta } };
}

/** What the parent saw before confirming a cancellation. */
interface Seen {
  version: number;
  quote_number?: string | undefined;
}

const subOrdersIn = ({ order, subOrder }: QuoteScope) => (subOrder ? [subOrder] : subOrdersOf(order));

/** The 409 for subscriptions of an order that can’t be cancelled now; null if they can. */
function refusedCancel(scope: QuoteScope, { version, quote_number }: Seen, language: Language, now: Date) {
  const { order } = scope;
  const subOrders = subOrdersIn(scope);
  const shown = shownOrder(order, now);
  if (subOrders.every(({ cancelled_at }) => cancelled_at !== null)) {
    return orderConflict('already_cancelled', texts.alreadyCancelled, shown, language);
  }
  if (order.version !== version) return orderStale(shown, language);
  if (!canCancelSubscription(new Date(placedAt(order)), now, numbers.subscriptionCancelHours)) {
    return orderConflict('too_late', texts.cancelTooLate, shown, language);
  }
  const quote = quoteNow(scope, now);
  return isOutdated(quote_number, quote) ? quoteOutdated(quote, shown, language) : null;
}

/** Cancels an order or one subscription of it and answers with the order, or with the reason why they can’t be cancelled now. */
export async function cancelledOrder(scope: QuoteScope, seen: Seen, language: Language, now: Date) {
  const refused = refusedCancel(scope, seen, language, now);
  if (refused) return refused;
  const { order } = scope;
  const refund = await cancelSubscriptions(order, subOrdersIn(scope), seen.quote_number ?? null, now);
  const message = texts.subscriptionCancelled(toWireMoney(refund))[language];
  const data = { order: shownOrder(freshOrder(order.id), now) };
  return { status: 200 as const, body: { custom_status: 200, message, data } };
}

/** Orders after the cart: lists, one order, its report, cancelling, rating. */
export const paidOrderHandlers: HandlersOf<UserRecord, OrderOperation> = {
  listCurrentOrders: ({ query, user, now }) => listed(user.id, (order) => isCurrent(order, now), query, now),

  listOrderHistory({ query: { status: wanted, ...query }, user, language, now }) {
    const isWanted = (order: OrderRecord) => {
      const status = orderStatus(order, now);
      return isHistoricalOrder(status) && !isCurrent(order, now) && (wanted === undefined || wanted === status);
    };
    return reversedRange(query, language) ?? listed(user.id, isWanted, query, now);
  },

  getOrder({ params, user, language, now }) {
    const order = ownOrder(params.id, user.id);
    return order ? found({ order: shownOrder(order, now) }) : notFound(language);
  },

  getOrderReport({ params, user, language, now }) {
    const order = ownOrder(params.id, user.id);
    const report = order ? shownReport(order, now) : null;
    return report ? found({ report }) : notFound(language);
  },

  async cancelOrder({ params, body, user, language, now }) {
    const order = ownOrder(params.id, user.id);
    if (!order) return notFound(language);
    if (order.paid_at === null) return orderConflict('not_paid', texts.notPaid, shownOrder(order, now), language);
    return cancelledOrder({ order }, body, language, now);
  },

  async createOrderReview({ params, body, user, language, now }) {
    const order = ownOrder(params.id, user.id);
    if (!order) return notFound(language);
    const hasReview = db.reviews.findFirst((query) => query.where({ order_id: order.id })) !== undefined;
    const shown = shownOrder(order, now);
    if (hasReview) return orderConflict('already_reviewed', texts.reviewedBefore, shown, language);
    if (!isReviewable(shown.status, hasReview)) {
      return orderConflict('not_completed', texts.reviewTooEarly, shown, language);
    }
    await db.reviews.create({
      id: nextId('reviews'),
      order_id: order.id,
      rating: body.rating,
      feedback: body.feedback?.trim() || null,
      created_at: now.toISOString(),
    });
    const message = texts.reviewed[language];
    return { status: 201, body: { custom_status: 201, message, data: { order: shownOrder(order, now) } } };
  },
};
