import type { HealthIssue, Meal } from '#src/api/generated/zod/schemas.ts';
import type { NutritionValue } from '#src/domain/meal.ts';
import type { MealFacts } from '#src/domain/meal-safety.ts';
import { type HealthLists, type StudentNeeds, studentNeeds } from '#src/domain/student-needs.ts';
import type { ApplicantRecord } from '#mocks/store/order-records.ts';
import { currentLookups, type Lookups } from './served-student.ts';

const valueOf = {
  serving_grams: 'servingGrams',
  energy_kcal: 'energyKcal',
  carbohydrate_grams: 'carbohydrateGrams',
  sugars_grams: 'sugarsGrams',
  protein_grams: 'proteinGrams',
  fat_grams: 'fatGrams',
  saturated_fat_grams: 'saturatedFatGrams',
  fibre_grams: 'fibreGrams',
  salt_grams: 'saltGrams',
} as const satisfies Record<keyof Meal['nutrition'], NutritionValue>;

/** The name of a value in the contract. */
export function valueNameOf(value: NutritionValue): keyof typeof valueOf {
  const name = Object.keys(valueOf).find((each) => valueOf[each as keyof typeof valueOf] === value);
  return name as keyof typeof valueOf;
}

/** A meal as the rule of safety reads it. */
export function mealFacts({ allergens, nutrition }: Pick<Meal, 'allergens' | 'nutrition'>): MealFacts {
  const values = Object.entries(valueOf).map(([name, value]) => [value, nutrition[name as keyof typeof valueOf]]);
  return { allergens, nutrition: Object.fromEntries(values) as MealFacts['nutrition'] };
}

/** A health issue as the rule of safety reads it. */
function issueFacts(issue: HealthIssue): HealthLists['issues'][number] {
  return {
    id: issue.id,
    category: issue.category,
    allergenCodes: issue.allergen_codes,
    allergenSeverity: issue.allergen_severity,
    requiredValues: issue.required_values.map((name) => valueOf[name]),
    mealsNeedCheck: issue.meals_need_check,
    packageIds: issue.package_ids,
  };
}

/** What a student’s health requires of each meal. */
export function needsOf(
  { allergens, health_issues }: Pick<ApplicantRecord, 'allergens' | 'health_issues'>,
  lookups: Pick<Lookups, 'healthIssues' | 'allergens'> = currentLookups(),
): StudentNeeds {
  return studentNeeds(
    { allergens, healthIssues: health_issues.map(({ health_issue_id }) => ({ id: health_issue_id })) },
    { issues: lookups.healthIssues.map(issueFacts), allergenCodes: lookups.allergens.map(({ code }) => code) },
  );
}
