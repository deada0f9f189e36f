import type { ApplicantDto, HealthIssueDto, MealDto } from '#src/api/generated/client.schemas.ts';
import type { NutritionValue } from '#src/domain/meal.ts';
import type { MealFacts } from '#src/domain/meal-safety.ts';
import { type StudentNeeds, studentNeeds } from '#src/domain/student-needs.ts';
import type { Scene } from '../scene.ts';

/** The name in `src/domain` of a value on the label. */
const valueOf = (name: string) => name.replaceAll(/_(.)/g, (_all, letter: string) => letter.toUpperCase());

/** A meal as the rule of safety reads it. */
export function factsOf({ allergens, nutrition }: MealDto): MealFacts {
  const values = Object.entries<number | null>({ ...nutrition }).map(
    ([name, value]) => [valueOf(name), value] as const,
  );
  const byName: Record<string, number | null> = Object.fromEntries(values);
  return { allergens, nutrition: byName as unknown as MealFacts['nutrition'] };
}

/** What students require of each meal, by the lists of the server. */
export async function needsNow(scene: Scene): Promise<(student: ApplicantDto) => StudentNeeds> {
  const issues = (await scene.call('listHealthIssues'))['health_issues'] as HealthIssueDto[];
  const allergenCodes = await scene.allergenCodes();
  const lists = {
    issues: issues.map((issue) => ({
      id: issue.id,
      category: issue.category,
      allergenCodes: issue.allergen_codes,
      allergenSeverity: issue.allergen_severity,
      requiredValues: issue.required_values.map((name) => valueOf(name) as NutritionValue),
      mealsNeedCheck: issue.meals_need_check,
      packageIds: issue.package_ids,
    })),
    allergenCodes,
  };
  return ({ allergens, health_issues }) =>
    studentNeeds({ allergens, healthIssues: health_issues.map(({ health_issue_id: id }) => ({ id })) }, lists);
}
