import type { SchoolSummary } from '#src/domain/school.ts';
import type { SchoolSummaryDto } from './generated/client.schemas.ts';

/** Maps the summary of a school in a student. */
export function toSchoolSummary(school: SchoolSummaryDto): SchoolSummary {
  return {
    id: school.id,
    name: school.name,
    arabicName: school.arabic_name,
    address: school.address,
    arabicAddress: school.arabic_address,
    regionId: school.region_id,
  };
}
