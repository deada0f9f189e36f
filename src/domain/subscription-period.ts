import type { BusinessSettings, Frequency } from './business-settings.ts';
import { type CivilDate, civilDateOfDayNumber, dayNumberOf } from './riyadh-date.ts';
import { closureOn, type OfficialVacation, type SchoolClosure } from './school-days.ts';

/** What a period is counted from. */
export interface PeriodPlan<V extends OfficialVacation = OfficialVacation> {
  startsOn: CivilDate;
  /** Lunches to deliver: see `deliveryDayCount`. */
  dayCount: number;
  /** The vacations that apply to the student: see `vacationsFor`. */
  vacations: readonly V[];
  /** Days taken off; those on closed days or outside the period have no effect. */
  offDays: readonly CivilDate[];
}

/** A day inside the period on which nothing is delivered. */
export type SkippedDay<V extends OfficialVacation = OfficialVacation> = { on: CivilDate } & (
  SchoolClosure<V> | { reason: 'off_day' }
);

/** The first and the last day of something, both inclusive. */
export interface DateRange {
  startsOn: CivilDate;
  endsOn: CivilDate;
}

/** A counted period: `endsOn` is the last delivery day. Both lists are in calendar order. */
export interface SubscriptionPeriod<V extends OfficialVacation = OfficialVacation> extends DateRange {
  deliveryDays: CivilDate[];
  skipped: SkippedDay<V>[];
}

/** No plan of twelve months reaches further; it keeps an endless vacation from hanging the page. */
const MAX_SPAN_DAYS = 3660;

/** Lunches in `count` months (22 school days each) or weeks (5). */
export function deliveryDayCount(
  frequency: Frequency,
  count: number,
  settings: Pick<BusinessSettings, 'schoolDaysPerMonth' | 'schoolDaysPerWeek'>,
): number {
  return count * (frequency === 'monthly' ? settings.schoolDaysPerMonth : settings.schoolDaysPerWeek);
}

/**
 * Counts `dayCount` delivery days from the start (itself included), skipping weekends, vacations and off days.
 * Throws a RangeError when the start is no date, the count no whole number above 0, or the days cannot be found
 * within ten years.
 */
export function subscriptionPeriod<V extends OfficialVacation>(plan: PeriodPlan<V>): SubscriptionPeriod<V> {
  const { startsOn, dayCount, vacations } = plan;
  if (!Number.isInteger(dayCount) || dayCount < 1) throw new RangeError(`Not a number of delivery days: ${dayCount}`);
  const offDays = new Set(plan.offDays);
  const deliveryDays: CivilDate[] = [];
  const skipped: SkippedDay<V>[] = [];
  const first = dayNumberOf(startsOn);
  for (let day = first; day < first + MAX_SPAN_DAYS; day++) {
    const on = civilDateOfDayNumber(day);
    const closure = closureOn(on, vacations);
    if (closure !== null) {
      skipped.push({ on, ...closure });
    } else if (offDays.has(on)) {
      skipped.push({ on, reason: 'off_day' });
    } else {
      deliveryDays.push(on);
      if (deliveryDays.length === dayCount) return { startsOn, endsOn: on, deliveryDays, skipped };
    }
  }
  throw new RangeError(`No ${dayCount} school days within ten years of ${startsOn}`);
}

/** Whether two ranges share a day. Two subscriptions of one student may not. */
export function rangesOverlap(a: DateRange, b: DateRange): boolean {
  return a.startsOn <= b.endsOn && b.startsOn <= a.endsOn;
}

/** The first of the student's other subscriptions that shares a day with the range, or null. */
export function overlappingRange<R extends DateRange>(range: DateRange, others: readonly R[]): R | null {
  return others.find((other) => rangesOverlap(range, other)) ?? null;
}
