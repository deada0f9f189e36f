import { firstDayWithNotice, hasNotice } from './notice.ts';
import { addDays, type CivilDate, weekdayOf } from './riyadh-date.ts';
import { noSchoolOn, type OfficialVacation, type NoSchoolReason } from './school-days.ts';

/** The rules that decide whether a subscription may start on a day. */
export interface StartRules<V extends OfficialVacation = OfficialVacation> {
  now: Date;
  noticeHours: number;
  /** The vacations that apply to the student: see `vacationsFor`. */
  vacations: readonly V[];
}

/** Why a subscription can't start on a day. */
export type BlockedStart<V extends OfficialVacation = OfficialVacation> =
  | NoSchoolReason<V>
  | { reason: 'too_early' }
  | { reason: 'not_sunday' };

/** Maximum number of Sundays to check; vacations are known for two years. */
const MAX_WEEKS_AHEAD = 105;

/**
 * Why a start on the date is not allowed, first match: weekend, vacation, too early, not a Sunday; null if it is
 * allowed.
 */
export function blockedStart<V extends OfficialVacation>(
  date: CivilDate,
  rules: StartRules<V>,
): BlockedStart<V> | null {
  const noSchool = noSchoolOn(date, rules.vacations);
  if (noSchool !== null) return noSchool;
  if (!hasNotice(date, rules.now, rules.noticeHours)) return { reason: 'too_early' };
  return weekdayOf(date) === 0 ? null : { reason: 'not_sunday' };
}

/** The first Sunday with enough notice, ignoring vacations. */
export function earliestStart(now: Date, noticeHours: number): CivilDate {
  return sundayFrom(firstDayWithNotice(now, noticeHours));
}

/** The first Sunday after the date on which a subscription may start; null if there is none within two years. */
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
