import type { CancellationQuote } from '#src/api/generated/zod/schemas.ts';
import type { KnownReasonCode } from '#src/api/generated/known-values.ts';
import {
  canCancelDelivery,
  canCancelSubscription,
  deliveryCancelDeadline,
  subscriptionCancelDeadline,
} from '#src/domain/cancellation.ts';
import {
  deliveryQuote,
  quotedInstant,
  type QuotedPart,
  type QuotedSubOrder,
  type QuotedSum,
  quotedTotal,
  type QuoteRule,
  refundDueOn,
  subscriptionQuote,
} from '#src/domain/cancellation-quote.ts';
import { creditedVat } from '#src/domain/credited-vat.ts';
import { toWireMoney } from '#src/domain/money.ts';
import { type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { lastPaymentOf, shownPayment } from '#mocks/orders/order-view.ts';
import { deliveryId } from '#mocks/orders/subscriptions/deliveries.ts';
import type { OrderRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { stampOf } from '#mocks/store/snapshot.ts';
import {
  cancelledDeliveriesOf,
  clockOf,
  numbers,
  paidSubOrder,
  refundedHalalas,
  subOrdersOf,
  totalsOf,
} from './subscription.ts';

/** What is cancelled: a whole order, one of its subscriptions, or the lunch of one day. */
export interface QuoteScope {
  order: OrderRecord;
  subOrder?: SubOrderRecord | undefined;
  /** The day of the lunch; needs `subOrder`. */
  deliveryOn?: CivilDate | undefined;
}

interface Verdict {
  reason: KnownReasonCode | null;
  deadline: Date | null;
}

/** The rule of a subscription, with the times at which its late lunches arrive. */
const ruleOf = (subOrder: SubOrderRecord): QuoteRule => ({ ...numbers, clockOn: (on) => clockOf(subOrder, on) });

function quotedSubOrder(subOrder: SubOrderRecord, order: OrderRecord): QuotedSubOrder {
  const { cancelled_at, cancel_refund_halalas } = subOrder;
  return {
    ...paidSubOrder(subOrder, order),
    cancelledAt: cancelled_at === null ? null : new Date(cancelled_at),
    cancelRefundHalalas: cancel_refund_halalas,
  };
}

/** Whether whole subscriptions can be cancelled at an instant. */
function wholeVerdict(order: OrderRecord, subOrders: readonly SubOrderRecord[], on: CivilDate, now: Date): Verdict {
  if (order.paid_at === null || subOrders.every(({ cancelled_at }) => cancelled_at !== null)) {
    return { reason: 'already_cancelled', deadline: null };
  }
  const paidAt = new Date(order.paid_at);
  const hours = numbers.subscriptionCancelHours;
  const deadline = subscriptionCancelDeadline(paidAt, hours);
  const isOpen = canCancelSubscription(paidAt, quotedInstant(on, now, deadline), hours);
  return { reason: isOpen ? null : 'too_late', deadline };
}

function lunchVerdict(sum: QuotedSum, deliveryOn: CivilDate, on: CivilDate, now: Date): Verdict {
  if (sum.refundedBefore.days > 0) return { reason: 'already_cancelled', deadline: null };
  if (sum.paid.days === 0) return { reason: 'no_delivery_left', deadline: null };
  const deadline = deliveryCancelDeadline(deliveryOn, numbers);
  const isOpen = canCancelDelivery(deliveryOn, quotedInstant(on, now, deadline), numbers);
  return { reason: isOpen ? null : 'too_late', deadline };
}

/** The lines of a quote, with whether the cancellation is possible then. */
function calculated({ order, subOrder, deliveryOn }: QuoteScope, on: CivilDate, now: Date) {
  if (subOrder && deliveryOn !== undefined) {
    const refunded = cancelledDeliveriesOf(subOrder).find(({ date }) => date === deliveryOn)?.refund_halalas ?? null;
    const quoted = quotedSubOrder(subOrder, order);
    const at = quotedInstant(on, now, deliveryCancelDeadline(deliveryOn, numbers));
    const sum = deliveryQuote(quoted, deliveryOn, refunded, at, ruleOf(subOrder));
    return { ...lunchVerdict(sum, deliveryOn, on, now), lines: [{ id: subOrder.id, sum }] };
  }
  const subOrders = subOrder ? [subOrder] : subOrdersOf(order);
  const verdict = wholeVerdict(order, subOrders, on, now);
  const at = quotedInstant(on, now, verdict.deadline);
  const lines = subOrders.map((each) => ({
    id: each.id,
    sum: subscriptionQuote(quotedSubOrder(each, order), at, ruleOf(each), verdict.reason === null),
  }));
  return { ...verdict, lines };
}

const shownPart = ({ days, halalas }: QuotedPart) => ({ days, amount: toWireMoney(halalas) });

const shownSum = ({ paid, delivered, locked, refundedBefore, refund }: QuotedSum) => ({
  paid: shownPart(paid),
  delivered: shownPart(delivered),
  locked: shownPart(locked),
  refunded_before: shownPart(refundedBefore),
  refund: shownPart(refund),
});

/** The quote of cancelling a paid order, or a part of it, on a day. Throws for an order without a payment. */
export function quoteOf(scope: QuoteScope, on: CivilDate, now: Date): CancellationQuote {
  const { order, subOrder, deliveryOn } = scope;
  const { reason, deadline, lines } = calculated(scope, on, now);
  const total = quotedTotal(lines.map(({ sum }) => sum));
  const payment = lastPaymentOf(order);
  if (!payment) throw new Error(`Order ${order.id} is paid and has no payment`);
  const { payment_method, card_brand, card_last4 } = shownPayment(payment, now);
  const vat = creditedVat(totalsOf(order), refundedHalalas(order), total.refund.halalas);
  const delivery_id = subOrder && deliveryOn !== undefined ? deliveryId(subOrder, deliveryOn) : null;
  const content = [order.id, subOrder?.id ?? null, delivery_id, lines, vat];
  const isForNow = reason === null && on === riyadhDateOf(now);
  return {
    quote_number: isForNow ? `QT-${order.order_number.replace(/\D/g, '')}-${stampOf(content).toUpperCase()}` : null,
    order_id: order.id,
    sub_order_id: subOrder?.id ?? null,
    delivery_id,
    date: on,
    allowed: reason === null,
    reason_code: reason,
    deadline_at: deadline?.toISOString() ?? null,
    lines: lines.map(({ id, sum }) => ({ sub_order_id: id, sum: shownSum(sum) })),
    sum: shownSum(total),
    refund_taxable_amount: toWireMoney(total.refund.halalas - vat),
    refund_vat_amount: toWireMoney(vat),
    currency: 'SAR',
    payment_method,
    card_brand,
    card_last4,
    refund_due_date: total.refund.halalas > 0 ? refundDueOn(on) : null,
  };
}

/** The quote of a cancellation that is possible now. */
export function quoteNow(scope: QuoteScope, now: Date): CancellationQuote {
  return quoteOf(scope, riyadhDateOf(now), now);
}

/** Whether a parent saw another quote than the present one. */
export function isOutdated(seen: string | undefined, present: CancellationQuote): boolean {
  return seen !== undefined && seen !== present.quote_number;
}
