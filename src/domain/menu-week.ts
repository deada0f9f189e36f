import { addDays, type CivilDate, isCivilDate, weekdayOf } from './riyadh-date.ts';
import { isWeekend } from './school-days.ts';

/** How many weeks of the menu can be read before and after this week; the kitchen plans eight weeks ahead. */
const weeksBack = 4;
const weeksAhead = 8;

/** Why the day of an address is not shown. */
export type MenuDayProblem = 'not_a_date' | 'weekend' | 'out_of_range';

/** The day of the menu that is shown. */
export interface MenuDayChoice {
  /** A day from Sunday to Thursday within the range. */
  on: CivilDate;
  /** Why this is another day than the one that was asked for; null if it is that day, or if none was asked for. */
  problem: MenuDayProblem | null;
}

/** The Sunday that begins the week of a day. */
export function sundayOf(on: CivilDate): CivilDate {
  return addDays(on, -weekdayOf(on));
}

/** The five days from Sunday to Thursday of the week of a day. */
export function schoolWeek(on: CivilDate): CivilDate[] {
  const sunday = sundayOf(on);
  return [0, 1, 2, 3, 4].map((days) => addDays(sunday, days));
}

/** The first and the last day of the menu that can be read. */
export function menuRange(today: CivilDate): { from: CivilDate; to: CivilDate } {
  const sunday = sundayOf(today);
  return { from: addDays(sunday, -7 * weeksBack), to: addDays(sunday, 7 * weeksAhead + 4) };
}

/** The day itself from Sunday to Thursday; on a weekend the Sunday after it. */
function schoolDayFrom(on: CivilDate): CivilDate {
  return isWeekend(on) ? addDays(sundayOf(on), 7) : on;
}

/** The school week that a board and a care card show: the one of the day, and from Friday on the next one. */
export function currentSchoolWeek(today: CivilDate): CivilDate[] {
  return schoolWeek(schoolDayFrom(today));
}

/**
 * The day of the menu for an address (rules.md#menu-week): without a day it is today, on a weekend the next Sunday.
 * Anything that can't be shown leads to a day that can, with the reason.
 * @param wanted the text of the address; it may be anything
 */
export function menuDayOf(wanted: string | undefined, today: CivilDate): MenuDayChoice {
  const usual = schoolDayFrom(today);
  if (wanted === undefined) return { on: usual, problem: null };
  if (!isCivilDate(wanted)) return { on: usual, problem: 'not_a_date' };
  const { from, to } = menuRange(today);
  if (wanted < from || wanted > to) return { on: usual, problem: 'out_of_range' };
  return isWeekend(wanted) ? { on: schoolDayFrom(wanted), problem: 'weekend' } : { on: wanted, problem: null };
}
