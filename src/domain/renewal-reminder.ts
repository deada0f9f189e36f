import { addDays, type CivilDate } from './riyadh-date.ts';
import type { DateRange } from './subscription-period.ts';

/**
 * The days on which a parent is reminded of the end of a subscription (rules.md#renewal-reminders), the first in front.
 * None is before the first lunch, after the last one, or on a day twice.
 * @param leadDays how many days before the last lunch, in any order
 */
export function renewalReminders({ startsOn, endsOn }: DateRange, leadDays: readonly number[]): CivilDate[] {
  const days = new Set(leadDays.map((lead) => addDays(endsOn, -lead)));
  return [...days].filter((on) => startsOn <= on && on <= endsOn).toSorted();
}
