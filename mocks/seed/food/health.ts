import type { HealthIssue } from '#src/api/generated/zod/schemas.ts';
import type { AllergySeverity } from '#src/domain/health.ts';
import { entered, type SeedTime } from '#mocks/seed/seed-time.ts';

const levels: [id: number, name: string, arabicName: string, minAge: number, maxAge: number][] = [
  [1, 'Kindergarten', 'رياض الأطفال', 4, 6],
  [2, 'Lower primary', 'الابتدائية (الصفوف الأولية)', 6, 9],
  [3, 'Upper primary', 'الابتدائية (الصفوف العليا)', 9, 12],
  [4, 'Intermediate', 'المتوسطة', 12, 15],
  [5, 'Secondary', 'الثانوية', 15, 18],
];

const allergens: [code: string, name: string, arabicName: string][] = [
  ['milk', 'Milk', 'الحليب'],
  ['eggs', 'Eggs', 'البيض'],
  ['nuts', 'Nuts', 'المكسرات'],
  ['peanuts', 'Peanuts', 'الفول السوداني'],
  ['wheat', 'Wheat', 'القمح'],
  ['soy', 'Soy', 'الصويا'],
  ['fish', 'Fish', 'السمك'],
  ['sesame', 'Sesame', 'السمسم'],
];

/** The codes of all allergens. */
export const allergenCodes = allergens.map(([code]) => code);

interface IssueSeed {
  name: string;
  arabicName: string;
  category: 'chronic' | 'allergy' | 'other';
  /** The allergens to avoid. */
  allergens?: string[];
  /** The least severity of these allergens. */
  severity?: AllergySeverity;
  /** The values that a meal has to state. */
  values?: HealthIssue['required_values'];
  /** Each meal has to be checked with the kitchen. */
  needsCheck?: true;
  /** The packages that are made for it. */
  packages?: number[];
  /** The name is sufficient: the parent need not add a description. */
  isEnough?: true;
  /** If omitted, ten times the position in this list. */
  sortOrder?: number;
}

/** The packages for chronic illnesses, by the month and by the week. */
const steady = [2, 5];

const issues: IssueSeed[] = [
  {
    name: 'Type 1 diabetes',
    arabicName: 'السكري من النوع الأول',
    category: 'chronic',
    values: ['carbohydrate_grams'],
    packages: steady,
  },
  {
    name: 'Type 2 diabetes',
    arabicName: 'السكري من النوع الثاني',
    category: 'chronic',
    values: ['carbohydrate_grams'],
    packages: steady,
  },
  {
    name: 'Coeliac disease',
    arabicName: 'الداء البطني (السيلياك)',
    category: 'chronic',
    allergens: ['wheat'],
    severity: 'severe',
    packages: [9],
    isEnough: true,
  },
  // Fava beans have no code.
  {
    name: 'G6PD deficiency (favism)',
    arabicName: 'أنيميا الفول',
    category: 'chronic',
    needsCheck: true,
    isEnough: true,
  },
  { name: 'Sickle cell disease', arabicName: 'فقر الدم المنجلي', category: 'chronic', packages: steady },
  { name: 'Iron deficiency', arabicName: 'نقص الحديد', category: 'chronic', packages: steady, isEnough: true },
  // Its limits of potassium and protein differ from child to child.
  {
    name: 'Kidney disease',
    arabicName: 'مرض الكلى',
    category: 'chronic',
    values: ['salt_grams'],
    needsCheck: true,
    packages: steady,
  },
  {
    name: 'High blood pressure',
    arabicName: 'ارتفاع ضغط الدم',
    category: 'chronic',
    values: ['salt_grams'],
    packages: steady,
    isEnough: true,
  },
  { name: 'Milk allergy', arabicName: 'حساسية الحليب', category: 'allergy', allergens: ['milk'] },
  { name: 'Egg allergy', arabicName: 'حساسية البيض', category: 'allergy', allergens: ['eggs'] },
  { name: 'Nut allergy', arabicName: 'حساسية المكسرات', category: 'allergy', allergens: ['nuts'] },
  { name: 'Peanut allergy', arabicName: 'حساسية الفول السوداني', category: 'allergy', allergens: ['peanuts'] },
  { name: 'Wheat allergy', arabicName: 'حساسية القمح', category: 'allergy', allergens: ['wheat'] },
  { name: 'Soy allergy', arabicName: 'حساسية الصويا', category: 'allergy', allergens: ['soy'] },
  { name: 'Fish allergy', arabicName: 'حساسية السمك', category: 'allergy', allergens: ['fish'] },
  { name: 'Sesame allergy', arabicName: 'حساسية السمسم', category: 'allergy', allergens: ['sesame'] },
  {
    name: 'Lactose intolerance',
    arabicName: 'عدم تحمّل اللاكتوز',
    category: 'other',
    allergens: ['milk'],
    severity: 'mild',
    isEnough: true,
  },
  { name: 'Something else', arabicName: 'حالة أخرى', category: 'other', needsCheck: true },
  // For foods without a code, such as kiwi; listed after the allergies with a code.
  {
    name: 'Another food allergy',
    arabicName: 'حساسية طعام أخرى',
    category: 'allergy',
    needsCheck: true,
    sortOrder: 165,
  },
];

/** School levels, allergens and the health issues that a parent can choose. */
export function seedHealth(time: SeedTime) {
  const stamps = entered(time.ago(420));
  return {
    educationalLevels: levels.map(([id, name, arabic_name, min_age, max_age]) => ({
      id,
      name,
      arabic_name,
      min_age,
      max_age,
      sort_order: id,
      ...stamps,
    })),
    allergens: allergens.map(([code, name, arabic_name], index) => ({
      id: index + 1,
      code,
      name,
      arabic_name,
      sort_order: index + 1,
      ...stamps,
    })),
    healthIssues: issues.map((issue, index) => ({
      id: index + 1,
      name: issue.name,
      arabic_name: issue.arabicName,
      category: issue.category,
      requires_description: issue.isEnough !== true && issue.allergens === undefined,
      allergen_codes: issue.allergens ?? [],
      allergen_severity: issue.severity ?? null,
      required_values: issue.values ?? [],
      meals_need_check: issue.needsCheck ?? false,
      package_ids: issue.packages ?? [],
      sort_order: issue.sortOrder ?? (index + 1) * 10,
      ...stamps,
    })),
  };
}

/** The name of an allergen in both languages, by its code. */
export function allergenName(code: string): { name: string; arabic_name: string } {
  const [, name, arabic_name] = allergens.find(([each]) => each === code) ?? [code, code, code];
  return { name, arabic_name };
}
