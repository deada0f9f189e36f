import { addDays, type CivilDate } from './riyadh-date.ts';

const daysOfWeek = 7;

/**
 * The days of a subscription in the seven days that begin with its first lunch, by date, including those without one.
 * @param days the days of the subscription, in any order
 */
export function firstWeekOf<T extends { on: CivilDate }>(days: readonly T[], firstLunchOn: CivilDate): T[] {
  const end = addDays(firstLunchOn, daysOfWeek);
  return days.filter(({ on }) => on >= firstLunchOn && on < end).toSorted((a, b) => a.on.localeCompare(b.on));
}
