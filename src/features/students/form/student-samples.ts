import type { ApplicantDto, HealthIssueDto, HomeAddressDto } from '#src/api/generated/client.schemas.ts';
import type { StudentRules } from './student-errors.ts';
import { allergyChoice } from '#src/features/students/health/student-health.ts';
import { noStudentValues, type StudentValues } from './student-values.ts';

/** A student without errors, a list of issues and the rules: what the tests of this folder begin with. */
const stamps = { created_at: '2026-08-01T06:00:00Z', updated_at: '2026-08-01T06:00:00Z', is_active: true };

const issue = (
  id: number,
  name: string,
  category: HealthIssueDto['category'],
  requires_description: boolean,
  allergen_codes: string[] = [],
): HealthIssueDto => ({
  id,
  name,
  arabic_name: name,
  category,
  requires_description,
  allergen_codes,
  sort_order: id,
  ...stamps,
});

export const diabetes = issue(1, 'Diabetes', 'chronic', true);
export const coeliac = issue(3, 'Coeliac disease', 'chronic', false);
export const nutAllergy = issue(4, 'Nut allergy', 'allergy', true, ['nuts', 'peanuts']);
export const milkAllergy = issue(9, 'Milk allergy', 'allergy', false, ['milk']);
export const otherAllergy = issue(10, 'Another allergy', 'allergy', true);
export const sampleIssues = [diabetes, coeliac, nutAllergy, milkAllergy, otherAllergy];

export const sampleRules: StudentRules = {
  today: '2026-11-21',
  keptBirthDate: null,
  limits: { minAge: 4, maxAge: 18 },
  issues: sampleIssues,
};

export const masarSchool = {
  id: 3,
  name: 'Masar School',
  arabic_name: 'Madrasat Masar',
  address: 'Anas Ibn Malik Rd',
  arabic_address: 'Tariq Anas Ibn Malik',
  region_id: 1,
  educational_level_ids: [2, 3],
  is_served: true,
  status: 'approved' as const,
};

export const sampleValues: StudentValues = {
  ...noStudentValues,
  name: ' Salman  Al Harbi ',
  birthDate: '2017-03-07',
  birthState: 'complete',
  school: masarSchool,
  levelId: '2',
  issues: ['1', allergyChoice],
  descriptions: { '1': ' Counts carbohydrates ', '3': 'of a card that is off again' },
  allergens: { milk: 'mild' },
  regionId: '1',
  neighbourhoodId: '14',
  street: ' Anas Ibn Malik Rd ',
  building: ' 7421 ',
  shortAddress: 'rnja 7421',
  zip: '13327',
  addressPhone: '055 301 8264',
  addressRest: { latitude: 24.8, longitude: 46.6 },
  accepted: true,
};

export const sampleHome: HomeAddressDto = {
  region_id: 1,
  region: { name: 'Riyadh', arabic_name: 'Ar Riyad' },
  neighbourhood_id: 14,
  neighbourhood: { name: 'An Narjis', arabic_name: 'An Narjis (in Arabic)' },
  street_name: 'Tariq Anas Ibn Malik',
  building_number: '4527',
  building_name: null,
  landmark: 'The blue gate',
  short_address: 'RNJA4527',
  latitude: 24.8336,
  longitude: 46.6667,
  label: 'Our home',
  country: 'Saudi Arabia',
  city: 'Ar Riyad',
  state: 'Riyadh Province',
  zip: '13327',
  phone: null,
};

export const sampleApplicant: ApplicantDto = {
  id: 13,
  name: 'Lama Al Harbi',
  arabic_name: 'Lama (in Arabic)',
  birth_date: '2021-06-20',
  school_id: 3,
  school: masarSchool,
  educational_level_id: 2,
  educational_level: { id: 2, name: 'Lower primary', arabic_name: 'Lower primary (in Arabic)' },
  health_issues: [
    {
      health_issue_id: 1,
      name: 'Diabetes',
      arabic_name: 'Diabetes (in Arabic)',
      category: 'chronic',
      description: 'Insulin pump',
    },
    {
      health_issue_id: 4,
      name: 'Nut allergy',
      arabic_name: 'Nuts (in Arabic)',
      category: 'allergy',
      description: 'Has a pen',
    },
    {
      health_issue_id: 77,
      name: 'Old one',
      arabic_name: 'Old one (in Arabic)',
      category: 'other',
      description: 'No longer offered',
    },
  ],
  allergens: [{ code: 'peanuts', name: 'Peanuts', arabic_name: 'Peanuts (in Arabic)', severity: 'severe' }],
  home_address: sampleHome,
  delivery_target: 'home',
  conditions_accepted: true,
  conditions_version: '2026-09',
  has_active_subscription: false,
  active_subscription: null,
  vacancy: [],
  ...stamps,
};
