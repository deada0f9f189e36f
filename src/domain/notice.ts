import { addDays, type CivilDate, midnightInRiyadh, riyadhDateOf } from './riyadh-date.ts';

const MS_PER_HOUR = 3_600_000;

/**
 * The instant at which a day closes for starting and for taking it off: `noticeHours` before its midnight in Riyadh. At
 * that very instant it is closed already. Cancelling a delivery follows another rule: see `deliveryCancelDeadline`.
 */
export function noticeDeadline(on: CivilDate, noticeHours: number): Date {
  return new Date(midnightInRiyadh(on).getTime() - noticeHours * MS_PER_HOUR);
}

/** The rule of "48 hours before the day": the day's midnight in Riyadh is more than `noticeHours` away. */
export function hasNotice(on: CivilDate, now: Date, noticeHours: number): boolean {
  return now < noticeDeadline(on, noticeHours);
}

/** The first day that can still be started on or taken off. */
export function firstDayWithNotice(now: Date, noticeHours: number): CivilDate {
  return addDays(riyadhDateOf(new Date(now.getTime() + noticeHours * MS_PER_HOUR)), 1);
}
