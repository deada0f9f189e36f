import { useQueries, useQuery } from '@tanstack/react-query';
import { allergensQuery, healthIssuesQuery } from '#src/api/lookups.ts';
import { mealsQuery } from '#src/api/meals.ts';
import { type MealSafety, mealSafety } from '#src/domain/meal-safety.ts';
import type { Meal } from '#src/domain/meal.ts';
import { hasHealthNeeds, studentNeeds, type StudentUnknown } from '#src/domain/student-needs.ts';
import type { Student } from '#src/domain/student.ts';
import { useIsPainted } from '#src/ui/layout/use-is-painted.ts';

const background = { staleTime: 600_000, meta: { isBackground: true } };
/** More dishes than a package has; the largest page of the contract. */
const allDishes = 100;

/** What is known about a student and the dishes of some packages. */
export interface StudentSafety {
  /** Whether the student has an allergy or a condition. */
  hasNeeds: boolean;
  isPending: boolean;
  /** Whether a list did not load, so that no dish can be compared. */
  isFailed: boolean;
  /** What is not known about the student, whatever the dish. */
  unknowns: readonly StudentUnknown[];
  /** Whether the student may eat a dish; null if it could not be compared, so that it has to be checked. */
  safetyOf: (mealId: number) => MealSafety | null;
  retry: () => void;
}

const safe: MealSafety = { verdict: 'safe', allergens: [], unknowns: [] };

/** Compares dishes of packages with a student's health (rules.md#meal-safety). */
export function useStudentSafety(
  student: Pick<Student, 'allergens' | 'healthIssues'>,
  packageIds: readonly number[],
): StudentSafety {
  const hasNeeds = hasHealthNeeds(student);
  const enabled = useIsPainted() && hasNeeds;
  const issues = useQuery({ ...healthIssuesQuery(), ...background, enabled });
  const allergens = useQuery({ ...allergensQuery(), ...background, enabled });
  const dishes = useQueries({
    queries: [...new Set(packageIds)].map((packageId) => ({
      ...mealsQuery({ packageId, count: allDishes }),
      ...background,
      enabled,
    })),
  });
  const lists = [issues, allergens, ...dishes];
  const known = { hasNeeds, isPending: false, isFailed: false, unknowns: [] };
  const retry = () => {
    for (const { isError, refetch } of lists) if (isError) void refetch();
  };
  if (!hasNeeds) return { ...known, safetyOf: () => safe, retry };
  const isPending = lists.some((each) => each.isPending);
  if (isPending || !issues.data || !allergens.data) {
    return { ...known, isPending, isFailed: !isPending, safetyOf: () => null, retry };
  }
  const needs = studentNeeds(student, {
    issues: issues.data,
    allergenCodes: allergens.data.map(({ code }) => code),
  });
  const meals = new Map<number, Meal>(dishes.flatMap(({ data }) => data ?? []).map((meal) => [meal.id, meal]));
  return {
    ...known,
    isFailed: dishes.some(({ data }) => data === undefined),
    unknowns: needs.unknowns,
    safetyOf: (mealId) => {
      const meal = meals.get(mealId);
      return meal ? mealSafety(needs, meal) : null;
    },
    retry,
  };
}
