import type { HealthIssue } from '#src/domain/health.ts';
import type { HomeAddress } from '#src/domain/home-address.ts';
import type { School } from '#src/domain/school.ts';
import type { Student } from '#src/domain/student.ts';
import type { StudentRules } from './student-errors.ts';
import { allergyChoice } from '#src/features/students/health/student-health.ts';
import { noStudentValues, type StudentValues } from './student-values.ts';

/** A student without errors, a list of issues and the rules: what the tests of this folder begin with. */
const issue = (
  id: number,
  name: string,
  category: HealthIssue['category'],
  requiresDescription: boolean,
  allergenCodes: string[] = [],
): HealthIssue => ({
  id,
  name,
  arabicName: name,
  category,
  requiresDescription,
  allergenCodes,
  allergenSeverity: null,
  requiredValues: [],
  mealsNeedCheck: false,
  packageIds: [],
});

export const diabetes = issue(1, 'Diabetes', 'chronic', true);
export const coeliac = issue(3, 'Coeliac disease', 'chronic', false, ['wheat']);
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

export const masarSchool: School = {
  id: 3,
  name: 'Masar School',
  arabicName: 'Madrasat Masar',
  address: 'Anas Ibn Malik Rd',
  arabicAddress: 'Tariq Anas Ibn Malik',
  regionId: 1,
  educationalLevelIds: [2, 3],
  isServed: true,
  status: 'approved',
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

export const sampleHome: HomeAddress = {
  regionId: 1,
  region: { name: 'Riyadh', arabicName: 'Ar Riyad' },
  neighbourhoodId: 14,
  neighbourhood: { name: 'An Narjis', arabicName: 'An Narjis (in Arabic)' },
  street: 'Tariq Anas Ibn Malik',
  buildingNumber: '4527',
  buildingName: null,
  landmark: 'The blue gate',
  shortAddress: 'RNJA4527',
  zip: '13327',
  phoneNumber: null,
  details: {
    latitude: 24.8336,
    longitude: 46.6667,
    label: 'Our home',
    country: 'Saudi Arabia',
    city: 'Ar Riyad',
    state: 'Riyadh Province',
  },
};

export const sampleStudent: Student = {
  id: 13,
  name: 'Lama Al Harbi',
  arabicName: 'Lama (in Arabic)',
  birthDate: '2021-06-20',
  school: masarSchool,
  educationalLevel: { id: 2, name: 'Lower primary', arabicName: 'Lower primary (in Arabic)' },
  healthIssues: [
    {
      id: 1,
      name: 'Diabetes',
      arabicName: 'Diabetes (in Arabic)',
      category: 'chronic',
      description: 'Insulin pump',
    },
    {
      id: 4,
      name: 'Nut allergy',
      arabicName: 'Nuts (in Arabic)',
      category: 'allergy',
      description: 'Has a pen',
    },
    {
      id: 77,
      name: 'Old one',
      arabicName: 'Old one (in Arabic)',
      category: 'other',
      description: 'No longer offered',
    },
  ],
  allergens: [{ code: 'peanuts', name: 'Peanuts', arabicName: 'Peanuts (in Arabic)', severity: 'severe' }],
  homeAddress: sampleHome,
  deliveryTarget: 'home',
  hasActiveSubscription: false,
  activeSubscription: null,
  offDays: [],
  version: 2,
};
