import type { Weekday } from './business-settings.ts';

/** A calendar day in Riyadh, `YYYY-MM-DD`. `<` and `>` compare such texts in calendar order. */
export type CivilDate = string;

/** A calendar month in Riyadh, `YYYY-MM`. */
export type CivilMonth = string;

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 24 * 60 * MS_PER_MINUTE;
/** Saudi Arabia has UTC+3 all year. */
const RIYADH_OFFSET_MS = 3 * 60 * MS_PER_MINUTE;
/** 1970-01-01 was a Thursday. */
const EPOCH_WEEKDAY = 4;

// Caches: a calendar parses the same few hundred days on each render, its most expensive step, and the mock writes them
// at each request.
const midnights = new Map<string, number>();
const datesByDay = new Map<number, CivilDate>();

/** Midnight UTC of a civil date, else NaN. The day is compared, because `Date.parse` reads 30 February as 2 March. */
function utcMidnightOf(text: string): number {
  const known = midnights.get(text);
  if (known !== undefined) return known;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return NaN;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (new Date(time).getUTCDate() !== Number(text.slice(8))) return NaN;
  midnights.set(text, time);
  return time;
}

/** Whether the text is an existing day in the form `YYYY-MM-DD`; 2026-02-29 does not exist. */
export function isCivilDate(text: string): boolean {
  return !Number.isNaN(utcMidnightOf(text));
}

/** Days since 1970-01-01. Throws a RangeError if the text is not a civil date. */
export function dayNumberOf(date: CivilDate): number {
  const time = utcMidnightOf(date);
  if (Number.isNaN(time)) throw new RangeError(`Not a civil date: "${date}"`);
  return time / MS_PER_DAY;
}

/** The date with the given number of days after 1970-01-01. */
export function civilDateOfDayNumber(dayNumber: number): CivilDate {
  const known = datesByDay.get(dayNumber);
  if (known !== undefined) return known;
  const date = new Date(dayNumber * MS_PER_DAY).toISOString().slice(0, 10);
  datesByDay.set(dayNumber, date);
  return date;
}

/** The weekday of a day number, 0 for Sunday. */
export function weekdayOfDayNumber(dayNumber: number): Weekday {
  return ((((dayNumber + EPOCH_WEEKDAY) % 7) + 7) % 7) as Weekday;
}

/** The date in Riyadh at an instant, regardless of the device's time zone. */
export function riyadhDateOf(instant: Date): CivilDate {
  return new Date(instant.getTime() + RIYADH_OFFSET_MS).toISOString().slice(0, 10);
}

/** Minutes since midnight in Riyadh at an instant, 0 to 1439. */
export function riyadhMinuteOf(instant: Date): number {
  return Math.floor((instant.getTime() - midnightInRiyadh(riyadhDateOf(instant)).getTime()) / MS_PER_MINUTE);
}

/** The instant at which the date begins in Riyadh. Throws a RangeError if it is not a civil date. */
export function midnightInRiyadh(date: CivilDate): Date {
  return new Date(dayNumberOf(date) * MS_PER_DAY - RIYADH_OFFSET_MS);
}

/**
 * The instant of a wall-clock time `HH:MM` on a date in Riyadh; `24:00` is the midnight at the end of the date. Throws
 * a RangeError if the time is invalid.
 */
export function instantInRiyadh(date: CivilDate, time: string): Date {
  return new Date(midnightInRiyadh(date).getTime() + minutesOfTime(time) * MS_PER_MINUTE);
}

/** Minutes since midnight of a time `HH:MM`, up to `24:00`. Throws a RangeError for any other text. */
export function minutesOfTime(time: string): number {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time)) throw new RangeError(`Not a time of day: "${time}"`);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The day that ends at an instant: the previous day if the instant is a midnight in Riyadh, otherwise null. */
export function dayEndingAt(instant: Date): CivilDate | null {
  const on = riyadhDateOf(instant);
  return midnightInRiyadh(on).getTime() === instant.getTime() ? addDays(on, -1) : null;
}

/** The date `days` later, or earlier if negative. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return civilDateOfDayNumber(dayNumberOf(date) + days);
}

/** The number of days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** The date's weekday, 0 for Sunday. */
export function weekdayOf(date: CivilDate): Weekday {
  return weekdayOfDayNumber(dayNumberOf(date));
}

/** The date's calendar month, `YYYY-MM`. */
export function monthOf(date: CivilDate): CivilMonth {
  return date.slice(0, 7);
}

/** The month `months` later, or earlier if negative. */
export function addMonths(month: CivilMonth, months: number): CivilMonth {
  const first = new Date(dayNumberOf(firstOfMonth(month)) * MS_PER_DAY);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

/** The number of months from `from` to `to`; negative if `to` is earlier. */
export function monthsBetween(from: CivilMonth, to: CivilMonth): number {
  const count = (month: CivilMonth) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(to) - count(from);
}

/** The first day of a month. */
export function firstOfMonth(month: CivilMonth): CivilDate {
  return `${month}-01`;
}

/** The last day of a month. */
export function lastOfMonth(month: CivilMonth): CivilDate {
  return addDays(firstOfMonth(addMonths(month, 1)), -1);
}

/** The weeks of a month, Sunday first; null in place of the days of other months. */
export function weeksOfMonth(month: CivilMonth): (CivilDate | null)[][] {
  const first = dayNumberOf(firstOfMonth(month));
  const last = dayNumberOf(lastOfMonth(month));
  const sunday = first - weekdayOfDayNumber(first);
  return Array.from({ length: Math.ceil((last + 1 - sunday) / 7) }, (_week, row) =>
    Array.from({ length: 7 }, (_day, column) => {
      const day = sunday + 7 * row + column;
      return day < first || day > last ? null : civilDateOfDayNumber(day);
    }),
  );
}

/** The same day `months` later, or that month's last day if it is shorter: a month after 31 January is 28 February. */
export function addMonthsToDate(date: CivilDate, months: number): CivilDate {
  const month = addMonths(monthOf(date), months);
  const sameDay = `${month}${date.slice(7)}`;
  const lastDay = lastOfMonth(month);
  return sameDay < lastDay ? sameDay : lastDay;
}
