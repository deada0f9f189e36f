import { type CivilDate, weekdayOf } from './riyadh-date.ts';

/** Days without school. Both ends belong to it. */
export interface OfficialVacation {
  id: number;
  startsOn: CivilDate;
  endsOn: CivilDate;
  scope: 'all' | 'region' | 'school';
  /** Set when the scope is a region. */
  regionId: number | null;
  /** Set when the scope is a school. */
  schoolId: number | null;
  name: string | null;
  arabicName: string | null;
  /** "Expected, may move". It closes its days all the same. */
  isTentative: boolean;
}

/** Why there is no school on a day. */
export type SchoolClosure<V extends OfficialVacation = OfficialVacation> =
  { reason: 'weekend' } | { reason: 'vacation'; vacation: V };

/** The vacations that apply to a student of this school in this region, tentative ones too. */
export function vacationsFor<V extends OfficialVacation>(
  vacations: readonly V[],
  student: { schoolId: number | null; regionId: number | null },
): V[] {
  return vacations.filter((vacation) => {
    if (vacation.scope === 'all') return true;
    if (vacation.scope === 'region') return vacation.regionId !== null && vacation.regionId === student.regionId;
    return vacation.schoolId !== null && vacation.schoolId === student.schoolId;
  });
}

/** Friday and Saturday. */
export function isWeekend(date: CivilDate): boolean {
  return weekdayOf(date) >= 5;
}

/** The first of the vacations that covers the date, or null. */
export function vacationOn<V extends OfficialVacation>(date: CivilDate, vacations: readonly V[]): V | null {
  return vacations.find((vacation) => vacation.startsOn <= date && date <= vacation.endsOn) ?? null;
}

/** Why there is no school on the date: the weekend before the vacation that may cover it; null on a school day. */
export function closureOn<V extends OfficialVacation>(
  date: CivilDate,
  vacations: readonly V[],
): SchoolClosure<V> | null {
  if (isWeekend(date)) return { reason: 'weekend' };
  const vacation = vacationOn(date, vacations);
  return vacation === null ? null : { reason: 'vacation', vacation };
}

/** Sunday to Thursday outside the given vacations (those that apply: see `vacationsFor`). */
export function isSchoolDay(date: CivilDate, vacations: readonly OfficialVacation[]): boolean {
  return closureOn(date, vacations) === null;
}
