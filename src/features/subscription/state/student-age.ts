import { ageOn, type AgeLimits, isAgeAllowedOn } from '#src/domain/age.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { PanelStudent } from './panel-student.ts';

/** Whether the student's age on this day is outside the package's range. */
export function isOutsideAges({ schedule: { birthDate } }: PanelStudent, on: CivilDate, ages: AgeLimits): boolean {
  return birthDate !== null && !isAgeAllowedOn(birthDate, on, ages);
}

/**
 * The search parameters for packages that fit the student; null if this one fits, or if the service has none for that
 * age.
 */
export function otherPackagesSearch(
  { id, schedule: { birthDate } }: PanelStudent,
  on: CivilDate,
  limits: { package: AgeLimits; service: AgeLimits },
): { applicant: number; age: number } | null {
  if (birthDate === null || isAgeAllowedOn(birthDate, on, limits.package)) return null;
  return isAgeAllowedOn(birthDate, on, limits.service) ? { applicant: id, age: ageOn(birthDate, on) } : null;
}
