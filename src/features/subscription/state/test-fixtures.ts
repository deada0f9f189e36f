import { defaultBusinessSettings } from '#src/domain/business-settings.ts';
import type { OfficialVacation } from '#src/domain/school-days.ts';
import { testVacation } from '#src/domain/test-vacation.ts';
import type { CheckContext, StudentSchedule } from './checked-choice.ts';

/** A vacation for all schools, for tests. */
export function vacation(startsOn: string, endsOn: string, names: Partial<OfficialVacation> = {}): OfficialVacation {
  return testVacation(startsOn, endsOn, {
    name: 'Mid-year break',
    arabicName: 'إجازة منتصف العام',
    ...names,
  });
}

/** Saturday 21 November 2026, 12:00 in Riyadh: the earliest start is Sunday 29 November. For tests. */
export function checkContext(
  student: Partial<StudentSchedule> = {},
  frequency: 'monthly' | 'weekly' = 'monthly',
): CheckContext {
  return {
    student: { birthDate: '2018-05-02', vacations: [], otherSubscriptions: [], offDaysElsewhere: [], ...student },
    frequency,
    ages: defaultBusinessSettings,
    settings: defaultBusinessSettings,
    now: new Date('2026-11-21T09:00:00Z'),
  };
}
