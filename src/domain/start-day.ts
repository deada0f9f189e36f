import { firstDayWithNotice, hasNotice } from './notice.ts';
import { addDays, type CivilDate, weekdayOf } from './riyadh-date.ts';
import { closureOn, type OfficialVacation, type SchoolClosure } from './school-days.ts';

/** What decides whether a subscription may start on a day. */
export interface StartRules<V extends OfficialVacation = OfficialVacation> {
  now: Date;
  noticeHours: number;
  /** The vacations that apply to the student: see `vacationsFor`. */
  vacations: readonly V[];
}

/** Why a day can't be the start. */
export type BlockedStart<V extends OfficialVacation = OfficialVacation> =
  SchoolClosure<V> | { reason: 'too_early' } | { reason: 'not_sunday' };

/** Sundays looked at before giving up; vacations are known for two years. */
const MAX_WEEKS_AHEAD = 105;

/** Why the date can't be the start, the first that applies: weekend, vacation, too early, not a Sunday; null if it can. */
export function blockedStart<V extends OfficialVacation>(
  date: CivilDate,
  rules: StartRules<V>,
): BlockedStart<V> | null {
  const closure = closureOn(date, rules.vacations);
  if (closure !== null) return closure;
  if (!hasNotice(date, rules.now, rules.noticeHours)) return { reason: 'too_early' };
  return weekdayOf(date) === 0 ? null : { reason: 'not_sunday' };
}

/** The first Sunday with enough notice, vacations not regarded. */
export function earliestStart(now: Date, noticeHours: number): CivilDate {
  return sundayFrom(firstDayWithNotice(now, noticeHours));
}

/** The first Sunday after the date on which a subscription may start; null when two years hold none. */
export function nextPossibleSunday(after: CivilDate, rules: StartRules): CivilDate | null {
  const first = sundayFrom(addDays(after, 1));
  const earliest = earliestStart(rules.now, rules.noticeHours);
  let sunday = first > earliest ? first : earliest;
  for (let week = 0; week < MAX_WEEKS_AHEAD; week++) {
    if (blockedStart(sunday, rules) === null) return sunday;
    sunday = addDays(sunday, 7);
  }
  return null;
}

function sundayFrom(date: CivilDate): CivilDate {
  return addDays(date, (7 - weekdayOf(date)) % 7);
}
