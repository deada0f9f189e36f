import type { BusinessSettings } from './business-settings.ts';
import { largestRemainderShares } from './money.ts';
import { type CivilDate, instantInRiyadh } from './riyadh-date.ts';

const MS_PER_HOUR = 3_600_000;

/** The facts about a paid sub order that refunds depend on. */
export interface PaidSubOrder {
  /** The paid amount, including delivery and the share of the VAT. */
  totalHalalas: number;
  /** The delivery days in calendar order, including those that were cancelled one by one. */
  deliveryDays: readonly CivilDate[];
  /** The delivery days that were cancelled. */
  cancelledDays: readonly CivilDate[];
  /** The amount refunded for the cancelled days. */
  refundedHalalas: number;
}

/** The settings that determine the deadline for cancelling one delivery. */
export type DeliveryCancelRule = Pick<BusinessSettings, 'cancelNoticeHours' | 'deliveryWindow'>;

/**
 * The deadline for cancelling a day's delivery: `cancelNoticeHours` (48) before its delivery window starts. Start dates
 * and off days have another rule: see `noticeDeadline`.
 */
export function deliveryCancelDeadline(on: CivilDate, { cancelNoticeHours, deliveryWindow }: DeliveryCancelRule): Date {
  return new Date(instantInRiyadh(on, deliveryWindow.startsAt).getTime() - cancelNoticeHours * MS_PER_HOUR);
}

/** Whether a day's delivery can still be cancelled separately; false from the deadline on. */
export function canCancelDelivery(on: CivilDate, now: Date, rule: DeliveryCancelRule): boolean {
  return now < deliveryCancelDeadline(on, rule);
}

/** The deadline for cancelling a whole subscription: `cancelHours` (72) after its payment. */
export function subscriptionCancelDeadline(paidAt: Date, cancelHours: number): Date {
  return new Date(paidAt.getTime() + cancelHours * MS_PER_HOUR);
}

/** Whether a whole subscription can still be cancelled; false from the deadline on. */
export function canCancelSubscription(paidAt: Date, now: Date, cancelHours: number): boolean {
  return now < subscriptionCancelDeadline(paidAt, cancelHours);
}

/**
 * The price of each delivery day with VAT, in the order of the days: the sub order's total in equal parts by largest
 * remainder, so that the first days get the odd halalas and the sum is exact. 287.50 over 22 days is 18 × 13.07 and 4 ×
 * 13.06.
 */
export function dayPrices(
  totalHalalas: number,
  deliveryDays: readonly CivilDate[],
): { on: CivilDate; priceHalalas: number }[] {
  const shares = largestRemainderShares(totalHalalas, deliveryDays, () => 1);
  return shares.map(({ item, shareHalalas }) => ({ on: item, priceHalalas: shareHalalas }));
}

/**
 * The refund for cancelling the whole sub order now, in halalas: the paid total, minus the price with VAT of the
 * lunches that can no longer be cancelled, minus earlier refunds of single cancellations. Never below 0.
 */
export function subscriptionRefund(subOrder: PaidSubOrder, now: Date, rule: DeliveryCancelRule): number {
  const { totalHalalas, deliveryDays, cancelledDays, refundedHalalas } = subOrder;
  const locked = dayPrices(totalHalalas, deliveryDays).filter(
    ({ on }) => !cancelledDays.includes(on) && !canCancelDelivery(on, now, rule),
  );
  const lockedHalalas = locked.reduce((sum, { priceHalalas }) => sum + priceHalalas, 0);
  return Math.max(0, totalHalalas - refundedHalalas - lockedHalalas);
}

/**
 * The refund for cancelling one day's delivery: its price with VAT, in halalas. Null if the day has no delivery or its
 * delivery can no longer be cancelled (the 48-hour rule, or already cancelled). Never more than is left of what was
 * paid: off days that were taken back can have made an earlier refund a halala larger than its day is now.
 */
export function deliveryRefund(
  subOrder: PaidSubOrder,
  on: CivilDate,
  now: Date,
  rule: DeliveryCancelRule,
): number | null {
  if (subOrder.cancelledDays.includes(on) || !canCancelDelivery(on, now, rule)) return null;
  const prices = dayPrices(subOrder.totalHalalas, subOrder.deliveryDays);
  const price = prices.find((each) => each.on === on)?.priceHalalas;
  return price === undefined ? null : Math.min(price, subOrder.totalHalalas - subOrder.refundedHalalas);
}
