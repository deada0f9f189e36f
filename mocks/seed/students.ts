import type { ApplicantRecord } from '#mocks/store/order-records.ts';
import { entered, type SeedTime } from './seed-time.ts';

type Home = NonNullable<ApplicantRecord['home_address']>;

const riyadhHome: Home = {
  region_id: 1,
  neighbourhood_id: 14,
  street_name: 'طريق أنس بن مالك',
  building_number: '7421',
  building_name: null,
  landmark: 'البوابة الزرقاء، مقابل الحديقة',
  short_address: 'RNJA7421',
  latitude: 24.8336,
  longitude: 46.6667,
  label: 'البيت',
  country: 'السعودية',
  city: 'الرياض',
  state: 'منطقة الرياض',
  zip: '13327',
  phone: null,
};

const jeddahHome: Home = {
  ...riyadhHome,
  region_id: 2,
  neighbourhood_id: 25,
  street_name: 'Sari St',
  building_number: '4902',
  building_name: 'Burj As Salamah',
  landmark: 'Third floor, the door on the left',
  short_address: 'JSLA4902',
  latitude: 21.5904,
  longitude: 39.1526,
  label: 'Home',
  country: 'Saudi Arabia',
  city: 'Jeddah',
  state: 'Makkah Province',
  zip: '23437',
};

const dammamHome: Home = {
  ...riyadhHome,
  region_id: 3,
  neighbourhood_id: 32,
  street_name: 'شارع الملك سعود',
  building_number: '7716',
  landmark: null,
  short_address: 'DFSA7716',
  latitude: 26.4118,
  longitude: 50.0721,
  city: 'الدمام',
  state: 'المنطقة الشرقية',
  zip: '32272',
};

interface StudentSeed {
  id: number;
  parentId: number;
  name: string;
  arabicName: string | null;
  /** Years before the present year, with month and day. */
  born: [yearsAgo: number, monthDay: string];
  schoolId: number;
  levelId: number;
  issues?: [healthIssueId: number, description: string | null][];
  allergens?: ApplicantRecord['allergens'];
  home: Home;
  target?: 'home';
  addedDaysAgo: number;
}

const students: StudentSeed[] = [
  {
    id: 11,
    parentId: 41,
    name: 'Sara Al Harbi',
    arabicName: 'سارة الحربي',
    born: [8, '03-11'],
    schoolId: 3,
    levelId: 2,
    home: riyadhHome,
    addedDaysAgo: 410,
  },
  {
    id: 12,
    parentId: 41,
    name: 'Faisal Al Harbi',
    arabicName: 'فيصل الحربي',
    born: [11, '05-02'],
    schoolId: 3,
    levelId: 3,
    issues: [[12, 'يحمل قلم إبينفرين في حقيبته']],
    allergens: [
      { code: 'peanuts', severity: 'severe' },
      { code: 'nuts', severity: 'moderate' },
    ],
    home: riyadhHome,
    target: 'home',
    addedDaysAgo: 410,
  },
  {
    id: 13,
    parentId: 41,
    name: 'Lama Al Harbi',
    arabicName: 'لمى الحربي',
    born: [5, '06-20'],
    schoolId: 1,
    levelId: 1,
    issues: [[1, 'تُحسب الكربوهيدرات لكل وجبة']],
    allergens: [{ code: 'sesame', severity: 'mild' }],
    home: riyadhHome,
    addedDaysAgo: 120,
  },
  {
    id: 14,
    parentId: 43,
    name: 'ريان القحطاني',
    arabicName: null,
    born: [9, '09-30'],
    schoolId: 10,
    levelId: 3,
    issues: [[17, null]],
    allergens: [{ code: 'milk', severity: 'moderate' }],
    home: dammamHome,
    addedDaysAgo: 138,
  },
  {
    id: 15,
    parentId: 45,
    name: 'جود السبيعي',
    arabicName: null,
    born: [7, '01-19'],
    schoolId: 7,
    levelId: 2,
    home: jeddahHome,
    addedDaysAgo: 11,
  },
  {
    id: 16,
    parentId: 45,
    name: 'Yousef Al Subaie',
    arabicName: 'يوسف السبيعي',
    born: [13, '10-08'],
    schoolId: 9,
    levelId: 4,
    issues: [[4, null]],
    home: jeddahHome,
    addedDaysAgo: 11,
  },
  {
    id: 17,
    parentId: 46,
    name: 'Nayef Al Shehri',
    arabicName: 'نايف الشهري',
    born: [10, '02-25'],
    schoolId: 2,
    levelId: 3,
    home: riyadhHome,
    addedDaysAgo: 19,
  },
];

/** The students of the parents, with health issues of every kind. Their ages do not depend on the year. */
export function seedStudents(time: SeedTime): ApplicantRecord[] {
  const year = Number(time.today.slice(0, 4));
  return students.map((seed) => ({
    id: seed.id,
    user_id: seed.parentId,
    name: seed.name,
    arabic_name: seed.arabicName,
    birth_date: `${year - seed.born[0]}-${seed.born[1]}`,
    school_id: seed.schoolId,
    educational_level_id: seed.levelId,
    health_issues: (seed.issues ?? []).map(([health_issue_id, description]) => ({ health_issue_id, description })),
    allergens: seed.allergens ?? [],
    past_health: [],
    home_address: seed.home,
    delivery_target: seed.target ?? 'school',
    conditions_accepted: true,
    conditions_version: '2026-09',
    version: 1,
    ...entered(time.ago(seed.addedDaysAgo, '20:15')),
  }));
}
