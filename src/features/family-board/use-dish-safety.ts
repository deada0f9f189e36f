import { useQueries, useQuery } from '@tanstack/react-query';
import { allergensQuery, healthIssuesQuery } from '#src/api/lookups.ts';
import { mealsQuery } from '#src/api/meals.ts';
import type { Meal, MealSummary } from '#src/domain/meal.ts';
import { mealSafety, type SafetyVerdict, worstVerdict } from '#src/domain/meal-safety.ts';
import type { Student } from '#src/domain/student.ts';
import { studentNeeds } from '#src/domain/student-needs.ts';

const background = { staleTime: 600_000, meta: { isBackground: true } };
/** More dishes than a package has; the largest page of the contract. */
const allDishes = 100;

/**
 * Whether a lunch is safe for a student. Undefined while it is not known yet, and null if there is nothing to say: the
 * student has no allergy and no condition. A dish whose allergens could not be loaded has to be checked.
 */
export type SafetyOf = (lunch: readonly MealSummary[]) => SafetyVerdict | null | undefined;

/** Returns the function that compares lunches with a student's health (rules.md#meal-safety). */
export function useDishSafety(student: Student, packageIds: readonly number[]): SafetyOf {
  const hasNeeds = student.allergens.length > 0 || student.healthIssues.length > 0;
  const issues = useQuery({ ...healthIssuesQuery(), ...background, enabled: hasNeeds });
  const allergens = useQuery({ ...allergensQuery(), ...background, enabled: hasNeeds });
  const dishes = useQueries({
    queries: [...new Set(packageIds)].map((packageId) => ({
      ...mealsQuery({ packageId, count: allDishes }),
      ...background,
      enabled: hasNeeds,
    })),
    combine: (results) => ({
      isPending: results.some(({ isPending }) => isPending),
      meals: results.flatMap(({ data }) => data ?? []),
    }),
  });
  if (!hasNeeds) return () => null;
  if (issues.isPending || allergens.isPending || dishes.isPending) return () => undefined;
  if (!issues.data || !allergens.data) return () => 'check';
  const needs = studentNeeds(student, {
    issues: issues.data,
    allergenCodes: allergens.data.map(({ code }) => code),
  });
  const known = new Map<number, Meal>(dishes.meals.map((meal) => [meal.id, meal]));
  return (lunch) =>
    worstVerdict(
      lunch.map(({ id }) => {
        const meal = known.get(id);
        return meal ? mealSafety(needs, meal).verdict : 'check';
      }),
    );
}
