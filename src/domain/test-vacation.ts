import type { CivilDate } from './riyadh-date.ts';
import type { OfficialVacation } from './school-days.ts';

/** An official vacation of all schools, for tests. */
export function testVacation(
  startsOn: CivilDate,
  endsOn: CivilDate,
  more: Partial<OfficialVacation> = {},
): OfficialVacation {
  return {
    id: 1,
    startsOn,
    endsOn,
    scope: 'all',
    regionId: null,
    schoolId: null,
    name: 'Rain',
    arabicName: 'أمطار',
    isTentative: false,
    ...more,
  };
}
