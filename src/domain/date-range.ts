import { isCivilDate, type CivilDate } from './riyadh-date.ts';

/** A range of days; without `from` all days until `to`, without `to` all days since `from`. */
export interface DateRange {
  from?: CivilDate;
  to?: CivilDate;
}

/** Whether a day is in the range. */
export function isInRange({ from, to }: DateRange, on: CivilDate): boolean {
  return (from === undefined || from <= on) && (to === undefined || on <= to);
}

/** Reads a range from search params. Invalid dates, and a range that ends before it starts, are left out. */
export function dateRangeOf({ from, to }: Record<string, unknown>): DateRange {
  const range = {
    ...(typeof from === 'string' && isCivilDate(from) ? { from } : {}),
    ...(typeof to === 'string' && isCivilDate(to) ? { to } : {}),
  };
  return range.from !== undefined && range.to !== undefined && range.to < range.from ? {} : range;
}

/**
 * The range after one more pick in a calendar: the first pick starts it, the second ends it, the third starts a new
 * one.
 */
export function rangeWith({ from, to }: DateRange, on: CivilDate): DateRange {
  if (from === undefined || to !== undefined) return { from: on };
  return on < from ? { from: on, to: from } : { from, to: on };
}
