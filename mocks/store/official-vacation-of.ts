import type { OfficialVacation } from '#src/domain/school-days.ts';
import type { Snapshot } from './db.ts';

/** A stored official vacation as the domain's type. */
export function officialVacationOf(vacation: Snapshot['officialVacations'][number]): OfficialVacation {
  return {
    id: vacation.id,
    startsOn: vacation.start_date,
    endsOn: vacation.end_date,
    scope: vacation.scope,
    regionId: vacation.region_id,
    schoolId: vacation.school_id,
    name: vacation.name,
    arabicName: vacation.arabic_name,
    isTentative: vacation.is_tentative,
  };
}
