import type { BusinessSettings, Frequency } from './business-settings.ts';
import { type CivilDate, civilDateOfDayNumber, dayNumberOf } from './riyadh-date.ts';
import { noSchoolOn, type OfficialVacation, type NoSchoolReason } from './school-days.ts';

/** The input for counting a period. */
export interface PeriodPlan<V extends OfficialVacation = OfficialVacation> {
  startsOn: CivilDate;
  /** The number of lunches: see `deliveryDayCount`. */
  dayCount: number;
  /** The vacations that apply to the student: see `vacationsFor`. */
  vacations: readonly V[];
  /** Off days; those on closed days or outside the period have no effect. */
  offDays: readonly CivilDate[];
  /** Days whose lunch was cancelled and refunded. They keep their place, also if the school is closed on them later. */
  cancelledDays?: readonly CivilDate[] | undefined;
}

/** A day inside the period without a delivery. */
export type SkippedDay<V extends OfficialVacation = OfficialVacation> = { on: CivilDate } & (
  | NoSchoolReason<V>
  | { reason: 'off_day' }
);

/** A range of days, both ends inclusive. */
export interface DateRange {
  startsOn: CivilDate;
  endsOn: CivilDate;
}

/** A counted period: `endsOn` is the last delivery day. Both lists are in calendar order. */
export interface SubscriptionPeriod<V extends OfficialVacation = OfficialVacation> extends DateRange {
  deliveryDays: CivilDate[];
  skipped: SkippedDay<V>[];
}

/** Longer than any plan of twelve months; an endless vacation would otherwise cause an endless loop. */
const MAX_SPAN_DAYS = 3660;

/** The number of lunches in `count` months (22 school days each) or weeks (5). */
export function deliveryDayCount(
  frequency: Frequency,
  count: number,
  settings: Pick<BusinessSettings, 'schoolDaysPerMonth' | 'schoolDaysPerWeek'>,
): number {
  return count * (frequency === 'monthly' ? settings.schoolDaysPerMonth : settings.schoolDaysPerWeek);
}

/**
 * Counts `dayCount` delivery days from the start (inclusive), skipping weekends, vacations and off days. A cancelled day
 * counts on a vacation too: a lunch that was refunded must not be delivered at the end as well. Throws a
 * RangeError if the start is not a date, the count is not a whole number above 0, or there are not enough days within
 * ten years.
 */
export function subscriptionPeriod<V extends OfficialVacation>(plan: PeriodPlan<V>): SubscriptionPeriod<V> {
  const { startsOn, dayCount, vacations } = plan;
  if (!Number.isInteger(dayCount) || dayCount < 1) throw new RangeError(`Not a number of delivery days: ${dayCount}`);
  const offDays = new Set(plan.offDays);
  const cancelled = new Set(plan.cancelledDays);
  const deliveryDays: CivilDate[] = [];
  const skipped: SkippedDay<V>[] = [];
  const first = dayNumberOf(startsOn);
  for (let day = first; day < first + MAX_SPAN_DAYS; day++) {
    const on = civilDateOfDayNumber(day);
    const noSchool = cancelled.has(on) ? null : noSchoolOn(on, vacations);
    if (noSchool !== null) {
      skipped.push({ on, ...noSchool });
    } else if (offDays.has(on)) {
      skipped.push({ on, reason: 'off_day' });
    } else {
      deliveryDays.push(on);
      if (deliveryDays.length === dayCount) return { startsOn, endsOn: on, deliveryDays, skipped };
    }
  }
  throw new RangeError(`No ${dayCount} school days within ten years of ${startsOn}`);
}

/** Whether two ranges share a day, which is not allowed for two subscriptions of one student. */
export function rangesOverlap(a: DateRange, b: DateRange): boolean {
  return a.startsOn <= b.endsOn && b.startsOn <= a.endsOn;
}

/** The first of the student's other subscriptions that shares a day with the range, or null. */
export function overlappingRange<R extends DateRange>(range: DateRange, others: readonly R[]): R | null {
  return others.find((other) => rangesOverlap(range, other)) ?? null;
}
