import type { LocalizedName, MedicalCategory } from '#src/api/generated/zod/schemas.ts';
import { db, type Snapshot } from '#mocks/store/db.ts';
import type { ApplicantRecord, ServedStudent } from '#mocks/store/order-records.ts';
import { homeLineWithNote } from './addresses.ts';

/** From the most severe to the mildest. */
const medicalCategories = ['chronic', 'allergy', 'other'] as const satisfies readonly MedicalCategory[];

interface Kitchen {
  restaurant: LocalizedName;
  restaurant_address: LocalizedName;
  delivery_provider: LocalizedName;
}

const kitchens: Record<number, Kitchen> = {
  1: {
    restaurant: { name: 'Nabta Kitchen, Al Malqa', arabic_name: 'مطبخ نبتة، الملقا' },
    restaurant_address: {
      name: '8214 Anas Ibn Malik Rd, Al Malqa, Riyadh 13521',
      arabic_name: '8214 طريق أنس بن مالك، الملقا، الرياض 13521',
    },
    delivery_provider: { name: 'Tariq Express', arabic_name: 'طارق إكسبرس' },
  },
  2: {
    restaurant: { name: 'Nabta Kitchen, As Salamah', arabic_name: 'مطبخ نبتة، السلامة' },
    restaurant_address: {
      name: '4902 Sari St, As Salamah, Jeddah 23437',
      arabic_name: '4902 شارع صاري، السلامة، جدة 23437',
    },
    delivery_provider: { name: 'Bahri Delivery', arabic_name: 'بحري للتوصيل' },
  },
  3: {
    restaurant: { name: 'Nabta Kitchen, Al Faisaliyyah', arabic_name: 'مطبخ نبتة، الفيصلية' },
    restaurant_address: {
      name: '7716 King Saud St, Al Faisaliyyah, Dammam 32272',
      arabic_name: '7716 شارع الملك سعود، الفيصلية، الدمام 32272',
    },
    delivery_provider: { name: 'Sharq Delivery', arabic_name: 'شرق للتوصيل' },
  },
  4: {
    restaurant: { name: 'Nabta Kitchen, Quba', arabic_name: 'مطبخ نبتة، قباء' },
    restaurant_address: {
      name: '3327 Hijrah Rd, Quba, Madinah 42317',
      arabic_name: '3327 طريق الهجرة، قباء، المدينة المنورة 42317',
    },
    delivery_provider: { name: 'Tariq Express', arabic_name: 'طارق إكسبرس' },
  },
};

const unassigned = { restaurant: null, restaurant_address: null, delivery_provider: null };

/** The records that the ids of a student refer to. */
export type Lookups = Pick<
  Snapshot,
  'schools' | 'educationalLevels' | 'healthIssues' | 'allergens' | 'regions' | 'neighbourhoods'
>;

/** The current lookups. */
export function currentLookups(): Lookups {
  return {
    schools: db.schools.all(),
    educationalLevels: db.educationalLevels.all(),
    healthIssues: db.healthIssues.all(),
    allergens: db.allergens.all(),
    regions: db.regions.all(),
    neighbourhoods: db.neighbourhoods.all(),
  };
}

/** The allergens a student must avoid, with their names. */
export function allergensOf(applicant: ApplicantRecord, lookups: Pick<Lookups, 'allergens'>) {
  return applicant.allergens.map(({ code, severity }) => {
    const known = lookups.allergens.find((allergen) => allergen.code === code);
    return { code, name: known?.name ?? code, arabic_name: known?.arabic_name ?? code, severity };
  });
}

/** A student’s health issues with their names. Throws if one is unknown, because none may be left out. */
export function healthIssuesOf(applicant: ApplicantRecord, lookups: Pick<Lookups, 'healthIssues'>) {
  return applicant.health_issues.map(({ health_issue_id, description }) => {
    const issue = lookups.healthIssues.find(({ id }) => id === health_issue_id);
    if (!issue) throw new Error(`Applicant ${applicant.id} has health issue ${health_issue_id}, which does not exist`);
    const { name, arabic_name, category } = issue;
    return { health_issue_id, name, arabic_name, category, description };
  });
}

const severityNames = {
  mild: ['mild', 'خفيفة'],
  moderate: ['moderate', 'متوسطة'],
  severe: ['severe', 'شديدة'],
} as const;

/** The health issues with their descriptions, and the allergens, in one line; null without any. */
function medicalIssue(applicant: ApplicantRecord, lookups: Lookups): LocalizedName | null {
  const issues = healthIssuesOf(applicant, lookups);
  const allergens = allergensOf(applicant, lookups);
  if (issues.length === 0 && allergens.length === 0) return null;
  const described = (name: string, description: string | null) => (description ? `${name}: ${description}` : name);
  const english = issues.map(({ name, description }) => described(name, description));
  const arabic = issues.map(({ arabic_name, description }) => described(arabic_name, description));
  if (allergens.length > 0) {
    const withSeverity = (name: string, severity: string) => `${name} (${severity})`;
    english.push(
      `Allergic to ${allergens.map(({ name, severity }) => withSeverity(name, severityNames[severity][0])).join(', ')}`,
    );
    arabic.push(
      `حساسية من: ${allergens.map(({ arabic_name, severity }) => withSeverity(arabic_name, severityNames[severity][1])).join('، ')}`,
    );
  }
  return { name: english.join('. '), arabic_name: arabic.join('. ') };
}

function medicalCategory(applicant: ApplicantRecord, lookups: Lookups): MedicalCategory {
  const found = new Set<MedicalCategory>(healthIssuesOf(applicant, lookups).map(({ category }) => category));
  if (applicant.allergens.length > 0) found.add('allergy');
  return medicalCategories.find((category) => found.has(category)) ?? 'healthy';
}

/**
 * The student’s fields in a subscription: the current ones in a draft, and stored ones from the payment on.
 * @param isAssigned whether kitchen and driver are assigned, which happens at the payment
 */
export function servedStudent(
  applicant: ApplicantRecord,
  isAssigned: boolean,
  lookups: Lookups = currentLookups(),
): ServedStudent {
  const school = lookups.schools.find(({ id }) => id === applicant.school_id);
  const level = lookups.educationalLevels.find(({ id }) => id === applicant.educational_level_id);
  if (!school || !level) throw new Error(`Applicant ${applicant.id} has a school or level that was never there`);
  const home = homeLineWithNote(applicant.home_address, lookups);
  const schoolAddress = { name: school.address, arabic_name: school.arabic_address };
  const homeRegionId = applicant.delivery_target === 'home' ? applicant.home_address?.region_id : null;
  // A short National Address has no region, so the school’s region determines the kitchen.
  const regionId = homeRegionId ?? school.region_id;
  return {
    applicant_name: applicant.name,
    arabic_applicant_name: applicant.arabic_name,
    educational_level: { name: level.name, arabic_name: level.arabic_name },
    medical_issue: medicalIssue(applicant, lookups),
    medical_category: medicalCategory(applicant, lookups),
    school: { name: school.name, arabic_name: school.arabic_name },
    school_address: schoolAddress,
    ...((isAssigned && kitchens[regionId]) || unassigned),
    delivery_target: applicant.delivery_target,
    delivery_address: applicant.delivery_target === 'school' ? schoolAddress : home,
    home_address: home,
    school_id: school.id,
    region_id: school.region_id,
  };
}
