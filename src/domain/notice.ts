import { addDays, type CivilDate, midnightInRiyadh, riyadhDateOf } from './riyadh-date.ts';

const MS_PER_HOUR = 3_600_000;

/**
 * The deadline for starting on a day or taking it off: `noticeHours` before its midnight in Riyadh. At that instant the
 * day is already closed. Cancelling a delivery has another rule: see `deliveryCancelDeadline`.
 */
export function noticeDeadline(on: CivilDate, noticeHours: number): Date {
  return new Date(midnightInRiyadh(on).getTime() - noticeHours * MS_PER_HOUR);
}

/** The rule "48 hours before the day": the day's midnight in Riyadh is more than `noticeHours` away. */
export function hasNotice(on: CivilDate, now: Date, noticeHours: number): boolean {
  return now < noticeDeadline(on, noticeHours);
}

/** The first day on which a subscription can still start, or that can still be taken off. */
export function firstDayWithNotice(now: Date, noticeHours: number): CivilDate {
  return addDays(riyadhDateOf(new Date(now.getTime() + noticeHours * MS_PER_HOUR)), 1);
}
