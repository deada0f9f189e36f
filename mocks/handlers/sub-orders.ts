import type { Language } from '#src/domain/language.ts';
import { currentDays } from '#src/domain/family-board.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import { maxOrderStudents } from '#src/domain/order.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { deliveryMachine, nextState } from '#src/domain/state-machines.ts';
import type { HandlersOf } from '../contract.ts';
import { db } from '#mocks/store/db.ts';
import type { OrderRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { reversedRange } from '#mocks/replies/date-range.ts';
import { errorReply, notFound, orderConflict, quoteOutdated } from '#mocks/replies/error-reply.ts';
import type { LocalizedText } from '#mocks/replies/localized-text.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import { renewRefusal } from '#mocks/orders/subscriptions/allowed-actions.ts';
import { judged } from '#mocks/orders/cart/allergen-gate.ts';
import { refundLunches } from '#mocks/orders/subscriptions/cancelling.ts';
import { checkChoice } from '#mocks/orders/cart/choice-rules.ts';
import { dayOfDelivery, deliveriesOf, deliveryId } from '#mocks/orders/subscriptions/deliveries.ts';
import { addToDraft, createDraft, unpaidOrderOf, touchOrder } from '#mocks/orders/cart/draft.ts';
import { freshOrder, ownOrder, shownOrder } from '../orders/order-view.ts';
import { isOutdated, quoteNow } from '#mocks/orders/subscriptions/quote.ts';
import { renewalStart } from '#mocks/orders/subscriptions/renewal.ts';
import { numbers, ordersOf, periodOf, studentOf, subOrdersOf } from '#mocks/orders/subscriptions/subscription.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { refusedDishes, refusedDraft } from './draft-orders.ts';
import { cancelledOrder } from './orders.ts';

type SubOrderOperation =
  | 'cancelSubOrder'
  | 'renewSubOrder'
  | 'listDeliveries'
  | 'listCurrentDeliveries'
  | 'cancelDelivery';

/** A parent's paid subscription with its order. The subscription of another parent counts as missing. */
export function ownPaid(id: number, userId: number): { subOrder: SubOrderRecord; order: OrderRecord } | null {
  const subOrder = db.subOrders.findFirst((query) => query.where({ id }));
  const order = subOrder && ownOrder(subOrder.order_id, userId);
  return order && order.status === 'paid' ? { subOrder, order } : null;
}

function refusedRenewal(subOrder: SubOrderRecord, order: OrderRecord, language: Language, now: Date) {
  const refusal = renewRefusal(subOrder, periodOf(subOrder), now);
  if (refusal === null) return null;
  const { reason, opensAt } = refusal;
  const unpaid = reason === 'order_exists' ? refusedDraft(order.user_id, language, now) : null;
  if (unpaid) return unpaid;
  const shown = shownOrder(order, now);
  if (reason === 'too_early' && opensAt !== null) {
    const text = texts.renewTooEarly(riyadhDateOf(new Date(opensAt)));
    return orderConflict(reason, text, shown, language);
  }
  const text: LocalizedText =
    reason === 'package_withdrawn'
      ? texts.packageWithdrawn
      : reason === 'out_of_age'
        ? texts.outOfAgeAtRenewal
        : texts.studentUnknown;
  return orderConflict(reason, text, shown, language);
}

/** One subscription of a paid order: cancelling, renewing, its deliveries. */
export const subOrderHandlers: HandlersOf<UserRecord, SubOrderOperation> = {
  async cancelSubOrder({ params, body, user, language, now }) {
    const own = ownPaid(params.id, user.id);
    return own ? cancelledOrder(own, body, language, now) : notFound(language);
  },

  async renewSubOrder({ params, body, user, language, now }) {
    const own = ownPaid(params.id, user.id);
    if (!own) return notFound(language);
    const { subOrder, order } = own;
    const refused = refusedRenewal(subOrder, order, language, now);
    if (refused) return refused;
    const student = studentOf(subOrder);
    const isMonthly = subOrder.package.frequency === 'monthly';
    const choice = {
      applicant_id: student.id,
      package_id: subOrder.package.id,
      start_date: renewalStart(subOrder, now),
      number_of_months: body?.number_of_months ?? (isMonthly ? subOrder.count : undefined),
      number_of_weeks: body?.number_of_weeks ?? (isMonthly ? undefined : subOrder.count),
      vacancy: body?.vacancy ?? [],
    };
    const context = { userId: user.id, now, prefix: '', takenApplicantIds: [], subOrderId: null };
    const result = checkChoice(choice, context);
    if ('errors' in result) return errorReply(422, result.errors, language);
    const unpaid = unpaidOrderOf(user.id);
    if (unpaid && subOrdersOf(unpaid).length >= maxOrderStudents) {
      return errorReply(422, [{ field: 'applicant_id', code: 'too_many', text: texts.tooManyStudents }], language);
    }
    const acknowledged = { kept: null, sent: body?.acknowledged_findings };
    const by = { by: user.full_name, now, isRequired: false };
    const { conflict, acknowledgement } = judged(result.checked, acknowledged, by);
    if (conflict) return refusedDishes([conflict], order, language, now);
    const renewed = { ...result.checked, acknowledgement };
    const draft = unpaid ?? (await createDraft(user.id, [renewed], now));
    if (unpaid) {
      await addToDraft(unpaid, renewed);
      await touchOrder(unpaid, now);
    }
    return { status: 201, body: { custom_status: 201, data: { order: shownOrder(freshOrder(draft.id), now) } } };
  },

  listDeliveries({ params, query, user, language, now }) {
    const reversed = reversedRange(query, language);
    if (reversed) return reversed;
    const own = ownPaid(params.id, user.id);
    if (!own) return notFound(language);
    const { from = '', to = '9999-12-31' } = query;
    const deliveries = deliveriesOf(own.subOrder, own.order, now).filter(({ date }) => from <= date && date <= to);
    return found({ deliveries });
  },

  listCurrentDeliveries({ user, now }) {
    const { from, to } = currentDays(riyadhDateOf(now), numbers.lunchRatingDays);
    const paid = ordersOf(user.id).filter(({ status }) => status === 'paid');
    const deliveries = paid
      .flatMap((order) => subOrdersOf(order).flatMap((subOrder) => deliveriesOf(subOrder, order, now)))
      .filter(({ date }) => from <= date && date <= to)
      .toSorted((a, b) => a.date.localeCompare(b.date) || a.sub_order_id - b.sub_order_id);
    return found({ deliveries });
  },

  async cancelDelivery({ params, body, user, language, now }) {
    const own = ownPaid(params.id, user.id);
    const on = own && dayOfDelivery(own.subOrder, params.delivery_id);
    if (!own || !on) return notFound(language);
    const { subOrder, order } = own;
    const isIt = ({ id }: { id: number }) => id === deliveryId(subOrder, on);
    const delivery = deliveriesOf(subOrder, order, now).find(isIt);
    if (!delivery) return notFound(language);
    if (delivery.reason_code !== null || delivery.refund === null) {
      const shown = shownOrder(order, now);
      if (delivery.status === 'cancelled') {
        return orderConflict('already_cancelled', texts.deliveryCancelledBefore, shown, language);
      }
      return delivery.status === 'skipped' || delivery.status === 'vacation'
        ? orderConflict('no_delivery_left', texts.noDelivery, shown, language)
        : orderConflict('too_late', texts.deliveryTooLate, shown, language);
    }
    const quote = quoteNow({ order, subOrder, deliveryOn: on }, now);
    if (isOutdated(body?.quote_number, quote)) return quoteOutdated(quote, shownOrder(order, now), language);
    nextState(deliveryMachine, delivery.status, 'cancelled');
    await touchOrder(order, now);
    const lunches = [{ on, halalas: fromWireMoney(delivery.refund) }];
    const quoteNumber = body?.quote_number ?? null;
    await refundLunches(order, { subOrder, lunches, closure: null, quoteNumber }, now);
    const cancelled = deliveriesOf(subOrder, order, now).find(isIt) ?? delivery;
    const message = texts.deliveryCancelled(delivery.refund)[language];
    const data = { delivery: cancelled, order: shownOrder(freshOrder(order.id), now) };
    return { status: 200, body: { custom_status: 200, message, data } };
  },
};
