import type { SubOrderRenewal } from '#src/api/generated/zod/schemas.ts';
import { toWireMoney } from '#src/domain/money.ts';
import { type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { nextPossibleSunday } from '#src/domain/start-day.ts';
import type { SubOrderRecord } from '#mocks/store/order-records.ts';
import {
  lastEnd,
  numbers,
  periodOf,
  placeOf,
  runningSubscriptions,
  studentOf,
  termsNow,
  vacationsAt,
} from './subscription.ts';

/** The first possible Sunday after all subscriptions of the student. */
export function renewalStart(subOrder: SubOrderRecord, now: Date): CivilDate {
  const student = studentOf(subOrder);
  const running = runningSubscriptions(student.id, now).map(({ period }) => period);
  const ranges = subOrder.cancelled_at === null ? [periodOf(subOrder), ...running] : running;
  const after = lastEnd(ranges) ?? riyadhDateOf(now);
  const rules = { now, noticeHours: numbers.startNoticeHours, vacations: vacationsAt(placeOf(student)) };
  return nextPossibleSunday(after, rules) ?? after;
}

/** The order that renewing a subscription would create now (operation `renewSubOrder`), at today’s prices. */
export function renewalOf(subOrder: SubOrderRecord, now: Date): SubOrderRenewal {
  const { price_halalas, delivery_fee_halalas } = termsNow(subOrder);
  return {
    start_date: renewalStart(subOrder, now),
    price: toWireMoney(price_halalas),
    delivery_fee: toWireMoney(delivery_fee_halalas),
  };
}
