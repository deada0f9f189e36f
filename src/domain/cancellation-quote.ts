import {
  canCancelDelivery,
  dayPrices,
  type DeliveryCancelRule,
  deliveryRefund,
  type PaidSubOrder,
  subscriptionRefund,
} from './cancellation.ts';
import { type DeliveryClock, deliveryProgress } from './delivery-progress.ts';
import type { CardBrand, PaidMethod } from './payment.ts';
import { addDays, type CivilDate, instantInRiyadh, riyadhDateOf } from './riyadh-date.ts';

/** Days after a cancellation within which the parent has the money at the latest. */
const refundWithinDays = 14;

/** A number of lunches and their price with VAT, in halalas. */
export interface QuotedPart {
  days: number;
  halalas: number;
}

/**
 * How a refund comes about (rules.md#cancellation-quote). `paid` is the sum of the other parts, to the halala and to the
 * lunch.
 */
export interface QuotedSum {
  paid: QuotedPart;
  delivered: QuotedPart;
  /** Lunches that still arrive, because they can no longer be cancelled. */
  locked: QuotedPart;
  refundedBefore: QuotedPart;
  refund: QuotedPart;
}

/** A paid subscription, and when it was cancelled as a whole. */
export interface QuotedSubOrder extends PaidSubOrder {
  /** Null as long as it is not cancelled. */
  cancelledAt: Date | null;
  /** The refund of cancelling it as a whole; 0 as long as it is not cancelled. */
  cancelRefundHalalas: number;
}

/** A quote as the server answers it. Its fields from `method` on name the payment that receives the refund. */
export interface ShownQuote {
  /** To send with the cancellation; null for a later day, and where cancelling is not allowed. */
  number: string | null;
  /** The day of the cancellation. */
  on: CivilDate;
  isAllowed: boolean;
  /** ISO instant; null for what was cancelled before. */
  deadlineAt: string | null;
  lines: { subscriptionId: number; sum: QuotedSum }[];
  sum: QuotedSum;
  /** The VAT in the refund. */
  vatHalalas: number;
  method: PaidMethod;
  cardBrand: CardBrand | null;
  cardLast4: string | null;
  /** The day by which the refund has arrived; null without a refund. */
  dueOn: CivilDate | null;
}

/** The settings that a quote follows. */
export interface QuoteRule extends DeliveryCancelRule {
  /** The times of a day: a lunch that arrives late is delivered later. */
  clockOn: (on: CivilDate) => DeliveryClock;
}

const none: QuotedPart = { days: 0, halalas: 0 };

/** The days that were cancelled, one by one or with the subscription. */
function cancelledBefore({ deliveryDays, cancelledDays, cancelledAt }: QuotedSubOrder, rule: QuoteRule): CivilDate[] {
  return deliveryDays.filter(
    (on) => cancelledDays.includes(on) || (cancelledAt !== null && canCancelDelivery(on, cancelledAt, rule)),
  );
}

/**
 * The refund of cancelling a whole subscription at an instant, as a sum. Its refund is that of `subscriptionRefund`.
 * @param isAllowed whether it can be cancelled at that instant; otherwise nothing is refunded
 */
export function subscriptionQuote(subOrder: QuotedSubOrder, at: Date, rule: QuoteRule, isAllowed: boolean): QuotedSum {
  const { totalHalalas, deliveryDays, refundedHalalas, cancelledAt, cancelRefundHalalas } = subOrder;
  const canBe = isAllowed && cancelledAt === null;
  const before = new Set(cancelledBefore(subOrder, rule));
  const kept = dayPrices(totalHalalas, deliveryDays).filter(({ on }) => !before.has(on));
  const stays = kept.filter(({ on }) => !canBe || !canCancelDelivery(on, at, rule));
  const delivered = stays.filter(({ on }) => deliveryProgress(on, at, rule.clockOn(on)) === 'delivered');

  const beforeHalalas = refundedHalalas + cancelRefundHalalas;
  const refundHalalas = canBe ? subscriptionRefund(subOrder, at, rule) : 0;
  const staysHalalas = totalHalalas - beforeHalalas - refundHalalas;
  const deliveredSum = delivered.reduce((sum, { priceHalalas }) => sum + priceHalalas, 0);
  // The last part takes the halala by which earlier refunds can differ from the present prices of their days.
  const deliveredHalalas = stays.length === delivered.length ? staysHalalas : Math.min(deliveredSum, staysHalalas);
  return {
    paid: { days: deliveryDays.length, halalas: totalHalalas },
    delivered: { days: delivered.length, halalas: deliveredHalalas },
    locked: { days: stays.length - delivered.length, halalas: staysHalalas - deliveredHalalas },
    refundedBefore: { days: before.size, halalas: beforeHalalas },
    refund: { days: kept.length - stays.length, halalas: refundHalalas },
  };
}

/**
 * The refund of cancelling one day’s lunch at an instant, as a sum; all of it is 0 on a day without a lunch.
 * @param refundedHalalas what was refunded for this day before; null if it was not cancelled one by one
 */
export function deliveryQuote(
  subOrder: QuotedSubOrder,
  on: CivilDate,
  refundedHalalas: number | null,
  at: Date,
  rule: QuoteRule,
): QuotedSum {
  const nothing: QuotedSum = { paid: none, delivered: none, locked: none, refundedBefore: none, refund: none };
  const price = dayPrices(subOrder.totalHalalas, subOrder.deliveryDays).find((each) => each.on === on);
  if (price === undefined) return nothing;
  const only = (part: keyof QuotedSum, halalas: number): QuotedSum => {
    const whole = { days: 1, halalas };
    return { ...nothing, paid: whole, [part]: whole };
  };
  if (refundedHalalas !== null) return only('refundedBefore', refundedHalalas);
  if (cancelledBefore(subOrder, rule).includes(on)) return only('refundedBefore', price.priceHalalas);
  const refund = subOrder.cancelledAt === null ? deliveryRefund(subOrder, on, at, rule) : null;
  if (refund !== null) return only('refund', refund);
  return only(deliveryProgress(on, at, rule.clockOn(on)) === 'delivered' ? 'delivered' : 'locked', price.priceHalalas);
}

/** The sum of some sums, part by part. */
export function quotedTotal(sums: readonly QuotedSum[]): QuotedSum {
  const part = (name: keyof QuotedSum): QuotedPart =>
    sums.reduce(
      (total, sum) => ({ days: total.days + sum[name].days, halalas: total.halalas + sum[name].halalas }),
      none,
    );
  return {
    paid: part('paid'),
    delivered: part('delivered'),
    locked: part('locked'),
    refundedBefore: part('refundedBefore'),
    refund: part('refund'),
  };
}

/**
 * The instant that the quote of a day is of: now, if the day is today. For a later day the last moment at which
 * cancelling is possible on it, because the refund is the smallest then; a parent who cancels earlier gets no less.
 * @param deadline of the cancellation; null without one
 */
export function quotedInstant(on: CivilDate, now: Date, deadline: Date | null): Date {
  if (on === riyadhDateOf(now)) return now;
  const nextDay = instantInRiyadh(addDays(on, 1), '00:00');
  const isOnDay = deadline !== null && deadline > instantInRiyadh(on, '00:00') && deadline < nextDay;
  return new Date((isOnDay ? deadline : nextDay).getTime() - 1);
}

/** The day by which the refund of a cancellation has arrived. */
export function refundDueOn(cancelledOn: CivilDate): CivilDate {
  return addDays(cancelledOn, refundWithinDays);
}
