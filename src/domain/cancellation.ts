import type { BusinessSettings } from './business-settings.ts';
import { largestRemainderShares } from './money.ts';
import { type CivilDate, instantInRiyadh } from './riyadh-date.ts';

const MS_PER_HOUR = 3_600_000;

/** A paid sub order as refunds see it. */
export interface PaidSubOrder {
  /** What was paid for it, delivery and its share of VAT included. */
  totalHalalas: number;
  /** Its delivery days in calendar order, those cancelled one by one included. */
  deliveryDays: readonly CivilDate[];
  /** Those of them that were cancelled. */
  cancelledDays: readonly CivilDate[];
  /** What has been refunded for those. */
  refundedHalalas: number;
}

/** The numbers that decide until when one delivery can be cancelled. */
export type DeliveryCancelRule = Pick<BusinessSettings, 'cancelNoticeHours' | 'deliveryWindow'>;

/**
 * The instant from which a day's delivery can't be cancelled: `cancelNoticeHours` (48) before its delivery window starts.
 * Start dates and off days follow another rule: see `noticeDeadline`.
 */
export function deliveryCancelDeadline(on: CivilDate, { cancelNoticeHours, deliveryWindow }: DeliveryCancelRule): Date {
  return new Date(instantInRiyadh(on, deliveryWindow.startsAt).getTime() - cancelNoticeHours * MS_PER_HOUR);
}

/** Whether a day's delivery can still be cancelled by itself; at the deadline it no longer can. */
export function canCancelDelivery(on: CivilDate, now: Date, rule: DeliveryCancelRule): boolean {
  return now < deliveryCancelDeadline(on, rule);
}

/** The instant from which a subscription can't be cancelled as a whole: `cancelHours` (72) after its payment. */
export function subscriptionCancelDeadline(paidAt: Date, cancelHours: number): Date {
  return new Date(paidAt.getTime() + cancelHours * MS_PER_HOUR);
}

/** Whether a subscription can still be cancelled as a whole; at the deadline it no longer can. */
export function canCancelSubscription(paidAt: Date, now: Date, cancelHours: number): boolean {
  return now < subscriptionCancelDeadline(paidAt, cancelHours);
}

/**
 * What each delivery day costs with VAT, in the days' order: the sub order's total in equal parts by largest remainder,
 * so the first days carry the odd halalas and the sum is exact. 287.50 over 22 days is 18 × 13.07 and 4 × 13.06.
 */
export function dayPrices(
  totalHalalas: number,
  deliveryDays: readonly CivilDate[],
): { on: CivilDate; priceHalalas: number }[] {
  const shares = largestRemainderShares(totalHalalas, deliveryDays, () => 1);
  return shares.map(({ item, shareHalalas }) => ({ on: item, priceHalalas: shareHalalas }));
}

/**
 * What cancelling the whole sub order gives back now, in halalas: the paid total less the lunches that can no longer
 * be cancelled at their day's price with VAT, less what single cancellations gave back before. Never below 0.
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
 * What cancelling one day's delivery gives back: its day's price with VAT, in halalas. Null when the day has no
 * delivery or it can no longer be cancelled (the 48-hour rule, or cancelled already).
 */
export function deliveryRefund(
  subOrder: Pick<PaidSubOrder, 'totalHalalas' | 'deliveryDays' | 'cancelledDays'>,
  on: CivilDate,
  now: Date,
  rule: DeliveryCancelRule,
): number | null {
  if (subOrder.cancelledDays.includes(on) || !canCancelDelivery(on, now, rule)) return null;
  const prices = dayPrices(subOrder.totalHalalas, subOrder.deliveryDays);
  return prices.find((price) => price.on === on)?.priceHalalas ?? null;
}
