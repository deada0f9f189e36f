import { type CivilDate, weekdayOf } from './riyadh-date.ts';

/** A range of days without school, both ends inclusive. */
export interface OfficialVacation {
  id: number;
  startsOn: CivilDate;
  endsOn: CivilDate;
  scope: 'all' | 'region' | 'school';
  /** Set if the scope is a region. */
  regionId: number | null;
  /** Set if the scope is a school. */
  schoolId: number | null;
  name: string | null;
  arabicName: string | null;
  /** The dates are expected and may move. The days are closed anyway. */
  isTentative: boolean;
}

/** Why a day has no school. */
export type NoSchoolReason<V extends OfficialVacation = OfficialVacation> =
  | { reason: 'weekend' }
  | { reason: 'vacation'; vacation: V };

/** The vacations that apply to a student of this school in this region, including tentative ones. */
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

/** The first of the vacations that contains the date, or null. */
export function vacationOn<V extends OfficialVacation>(date: CivilDate, vacations: readonly V[]): V | null {
  return vacations.find((vacation) => vacation.startsOn <= date && date <= vacation.endsOn) ?? null;
}

/** Why the date has no school: the weekend takes precedence over a vacation; null on a school day. */
export function noSchoolOn<V extends OfficialVacation>(
  date: CivilDate,
  vacations: readonly V[],
): NoSchoolReason<V> | null {
  if (isWeekend(date)) return { reason: 'weekend' };
  const vacation = vacationOn(date, vacations);
  return vacation === null ? null : { reason: 'vacation', vacation };
}

/**
 * Whether a day is from Sunday to Thursday and outside the given vacations (only those that apply: see `vacationsFor`).
 */
export function isSchoolDay(date: CivilDate, vacations: readonly OfficialVacation[]): boolean {
  return noSchoolOn(date, vacations) === null;
}
