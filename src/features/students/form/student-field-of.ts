import type { HealthIssue } from '#src/domain/health.ts';
import type { StudentInput } from '#src/domain/student.ts';

const fieldOf: Record<string, string> = {
  name: 'name',
  arabic_name: 'arabicName',
  birth_date: 'birthDate',
  school_id: 'school',
  educational_level_id: 'levelId',
  health_issues: 'issues',
  allergens: 'allergens',
  delivery_target: 'deliveryTarget',
  conditions_accepted: 'accepted',
  conditions_version: 'accepted',
  home_address: 'regionId',
  'home_address.region_id': 'regionId',
  'home_address.neighbourhood_id': 'neighbourhoodId',
  'home_address.street_name': 'street',
  'home_address.building_number': 'building',
  'home_address.building_name': 'buildingName',
  'home_address.short_address': 'shortAddress',
  'home_address.landmark': 'landmark',
  'home_address.zip': 'zip',
  'home_address.phone': 'addressPhone',
};

/**
 * Maps a field of the request to a field of the student form; null if the form has none.
 * @param sent the request, to look up the item at an index
 */
export function studentFieldOf(field: string, sent: StudentInput, issues: readonly HealthIssue[]): string | null {
  const known = fieldOf[field];
  if (known !== undefined) return known;
  const [list, index, part] = field.split('.');
  if (list === 'health_issues') {
    const id = sent.healthIssues[Number(index)]?.id;
    const issue = issues.find((each) => each.id === id);
    return part === 'description' && issue ? `descriptions.${issue.id}` : 'issues';
  }
  if (list === 'allergens') {
    const code = sent.allergens[Number(index)]?.code;
    return part === 'severity' && code !== undefined ? `allergens.${code}` : 'allergens';
  }
  // Address parts without a form field come from the address search.
  return list === 'home_address' ? 'street' : null;
}
