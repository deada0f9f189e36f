import { isCivilDate, type CivilDate } from './riyadh-date.ts';

/** Some days; without `from` all until `to`, without `to` all since `from`. */
export interface DateRange {
  from?: CivilDate;
  to?: CivilDate;
}

/** Whether a day is one of these. */
export function isInRange({ from, to }: DateRange, on: CivilDate): boolean {
  return (from === undefined || from <= on) && (to === undefined || on <= to);
}

/** Reads a range from an address. What is no date is left out, and so is a range that ends before it begins. */
export function dateRangeOf({ from, to }: Record<string, unknown>): DateRange {
  const range = {
    ...(typeof from === 'string' && isCivilDate(from) ? { from } : {}),
    ...(typeof to === 'string' && isCivilDate(to) ? { to } : {}),
  };
  return range.from !== undefined && range.to !== undefined && range.to < range.from ? {} : range;
}

/** The range after one more day is picked in a calendar: the first pick starts it, the second ends it, the third starts a new one. */
export function rangeWith({ from, to }: DateRange, on: CivilDate): DateRange {
  if (from === undefined || to !== undefined) return { from: on };
  return on < from ? { from: on, to: from } : { from, to: on };
}
