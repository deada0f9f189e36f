import type { BusinessSettings } from './business-settings.ts';
import { addDays, type CivilDate, isCivilDate } from './riyadh-date.ts';

/** The minimum and maximum age, both inclusive. */
export type AgeLimits = Pick<BusinessSettings, 'minAge' | 'maxAge'>;

/**
 * Completed years on a date; negative before birth. A person born on 29 February gets a year older on 1 March in years
 * without 29 February.
 */
export function ageOn(birthDate: CivilDate, on: CivilDate): number {
  const years = yearOf(on) - yearOf(birthDate);
  return on.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/**
 * Whether a student has an allowed age (4 to 18, both inclusive) on the start date. The day before the 19th birthday is
 * the last.
 */
export function isAgeAllowedOn(birthDate: CivilDate, on: CivilDate, limits: AgeLimits): boolean {
  const age = ageOn(birthDate, on);
  return age >= limits.minAge && age <= limits.maxAge;
}

/** The ages that both the service and a package allow; `minAge` is above `maxAge` if there are none. */
export function packageAgeLimits(service: AgeLimits, offer: AgeLimits): AgeLimits {
  return { minAge: Math.max(service.minAge, offer.minAge), maxAge: Math.min(service.maxAge, offer.maxAge) };
}

/** The earliest and latest birth date with an allowed age on a date, for a date picker. */
export function birthDateBounds(on: CivilDate, limits: AgeLimits): { earliest: CivilDate; latest: CivilDate } {
  return {
    earliest: addDays(yearsBefore(on, limits.maxAge + 1), 1),
    latest: yearsBefore(on, limits.minAge),
  };
}

/**
 * Why a typed birth date can't be used for a start on the given date; null if it can.
 * @param keptDate the saved date: it stays valid after the 19th birthday, because the allergies may still have to be
 * changed
 */
export function birthDateError(
  birthDate: string,
  on: CivilDate,
  limits: AgeLimits,
  keptDate: CivilDate | null = null,
): 'empty' | 'invalid' | 'too_young' | 'too_old' | null {
  if (birthDate.trim() === '') return 'empty';
  if (birthDate === keptDate) return null;
  if (!isCivilDate(birthDate)) return 'invalid';
  if (isAgeAllowedOn(birthDate, on, limits)) return null;
  return ageOn(birthDate, on) < limits.minAge ? 'too_young' : 'too_old';
}

function yearsBefore(on: CivilDate, years: number): CivilDate {
  const date = `${String(yearOf(on) - years).padStart(4, '0')}${on.slice(4)}`;
  return isCivilDate(date) ? date : `${date.slice(0, 8)}28`;
}

function yearOf(date: CivilDate): number {
  return Number(date.slice(0, 4));
}
