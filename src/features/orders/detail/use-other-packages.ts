import { useQuery } from '@tanstack/react-query';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { studentQuery } from '#src/api/students.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { ageOn, isAgeAllowedOn } from '#src/domain/age.ts';
import { nextPossibleSunday } from '#src/domain/start-day.ts';

/** The filters of the list of packages. */
interface PackageFilters {
  applicant: number;
  age?: number;
}

/** Whether a subscription can't be renewed, but a different package can follow it. */
export function needsOtherPackage({ actions }: Subscription): boolean {
  const reason = actions.renew?.reasonCode;
  return reason === 'package_withdrawn' || reason === 'out_of_age';
}

/**
 * The student of a subscription (operation `getApplicant`), needed for the age; an order's page is complete without it.
 */
export function studentAgeQuery({ studentId }: Subscription) {
  return { ...studentQuery(studentId), meta: { isBackground: true } };
}

/**
 * The filters for packages that can follow a subscription: those for the student's age on the first day of a renewal.
 * The age is left out if the student is not known; null if the service has no package for that age.
 */
export function useOtherPackages(subscription: Subscription): PackageFilters | null {
  const { studentId, endsOn } = subscription;
  const settings = useBusinessSettings();
  const now = useServerNow();
  const { data } = useQuery({ ...studentAgeQuery(subscription), enabled: needsOtherPackage(subscription) });
  // Vacations can only move the start to a later week; the package's page checks the age on the start day chosen there.
  const startsOn = nextPossibleSunday(endsOn, { now, noticeHours: settings.startNoticeHours, vacations: [] });
  const birthDate = data?.birthDate;
  if (birthDate === undefined || startsOn === null) return { applicant: studentId };
  if (!isAgeAllowedOn(birthDate, startsOn, settings)) return null;
  return { applicant: studentId, age: ageOn(birthDate, startsOn) };
}
