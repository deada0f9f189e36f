/** A date of the civil calendar without time or zone, `YYYY-MM-DD`. */
export type CivilDate = string;

/** A month of the civil calendar, `YYYY-MM`. */
export type CivilMonth = string;

const dayMilliseconds = 86_400_000;

/** Midnight UTC of a civil date: the one instant at which arithmetic and `Intl` (with `timeZone: 'UTC'`) agree on the day. */
export function utcMidnight(on: CivilDate): number {
  const midnight = Date.parse(`${on}T00:00:00Z`);
  if (Number.isNaN(midnight)) throw new RangeError(`Not a civil date: ${on}`);
  return midnight;
}

function fromUtc(milliseconds: number): CivilDate {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

export function addDays(on: CivilDate, days: number): CivilDate {
  return fromUtc(utcMidnight(on) + days * dayMilliseconds);
}

/** 0 is Sunday, the first day of the week. */
export function weekday(on: CivilDate): number {
  return new Date(utcMidnight(on)).getUTCDay();
}

export function monthOf(on: CivilDate): CivilMonth {
  return on.slice(0, 7);
}

export function firstOfMonth(month: CivilMonth): CivilDate {
  return `${month}-01`;
}

export function addMonths(month: CivilMonth, months: number): CivilMonth {
  const date = new Date(utcMidnight(firstOfMonth(month)));
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(fromUtc(date.getTime()));
}

/** Months from one to another; negative when the second comes first. */
export function monthsBetween(from: CivilMonth, to: CivilMonth): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

export function lastOfMonth(month: CivilMonth): CivilDate {
  return addDays(firstOfMonth(addMonths(month, 1)), -1);
}

/** The same day some months away, or that month's last day where it is shorter (31 January, one month on, is 28 February). */
export function addMonthsToDate(on: CivilDate, months: number): CivilDate {
  const month = addMonths(monthOf(on), months);
  const sameDay = `${month}-${on.slice(8)}`;
  const lastDay = lastOfMonth(month);
  return sameDay < lastDay ? sameDay : lastDay;
}

/** The weeks, Sunday to Saturday, that a month touches; the first and last may hold days of the months around it. */
export function weeksOf(month: CivilMonth): CivilDate[][] {
  const first = firstOfMonth(month);
  const last = lastOfMonth(month);
  const weeks: CivilDate[][] = [];
  for (let sunday = addDays(first, -weekday(first)); sunday <= last; sunday = addDays(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(sunday, day)));
  }
  return weeks;
}
