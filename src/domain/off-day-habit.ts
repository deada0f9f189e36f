import type { Weekday } from './business-settings.ts';
import { blockedOffDays, type OffDaySituation } from './off-days.ts';
import { type CivilDate, weekdayOf } from './riyadh-date.ts';
import { subscriptionPeriod } from './subscription-period.ts';

/** The fewest off days on one weekday that are a habit: a single one has other reasons. */
const minHabitDays = 2;

/** The part of the days of a weekday that has to be off, because the allowance of a month can't cover all of them. */
const minHabitShare = 0.5;

/** A weekday on which a student is regularly away. */
export interface OffDayHabit {
  weekday: Weekday;
  /** Its off days in the subscription. */
  offDayCount: number;
  /** Its days in the subscription with a lunch or an off day. */
  schoolDayCount: number;
}

interface HabitDays {
  /** The off days of a subscription. */
  offDays: readonly CivilDate[];
  /** Its days with a lunch, cancelled ones included. */
  lunchDays: readonly CivilDate[];
}

/**
 * The weekdays on which a student was away at least twice and on at least half of the days of that weekday
 * (rules.md#off-day-habits), from Sunday to Thursday.
 */
export function offDayHabits({ offDays, lunchDays }: HabitDays): OffDayHabit[] {
  const off = [...new Set(offDays)];
  const schoolDays = [...new Set([...offDays, ...lunchDays])];
  const on = (days: readonly CivilDate[], weekday: Weekday) => days.filter((day) => weekdayOf(day) === weekday).length;
  return ([0, 1, 2, 3, 4] as const)
    .map((weekday) => ({ weekday, offDayCount: on(off, weekday), schoolDayCount: on(schoolDays, weekday) }))
    .filter(
      ({ offDayCount, schoolDayCount }) => offDayCount >= minHabitDays && offDayCount >= schoolDayCount * minHabitShare,
    );
}

/**
 * The off days that continue habits in a new subscription: the days of these weekdays that the rules of off days allow, the
 * first ones of each month. The first day is never one of them: a later start would be the right choice then.
 * @param situation the new subscription without off days
 */
export function habitOffDays(weekdays: readonly Weekday[], situation: OffDaySituation): CivilDate[] {
  let days: CivilDate[] = [];
  // Each off day moves the end, so days behind the previous end can follow.
  for (;;) {
    const period = subscriptionPeriod({ ...situation.plan, offDays: [...situation.plan.offDays, ...days] });
    const wanted = [...period.deliveryDays, ...days]
      .filter((on) => on !== period.startsOn && weekdays.includes(weekdayOf(on)))
      .toSorted();
    const refused = new Set(blockedOffDays(wanted, situation).map(({ on }) => on));
    const allowed = wanted.filter((on) => !refused.has(on));
    if (allowed.length <= days.length) return days;
    days = allowed;
  }
}
