import { useQueries, useQuery } from '@tanstack/react-query';
import { allergensQuery, healthIssuesQuery } from '#src/api/lookups.ts';
import { mealsQuery } from '#src/api/meals.ts';
import { type MealSafety, mealSafety } from '#src/domain/meal-safety.ts';
import type { Meal } from '#src/domain/meal.ts';
import { hasHealthNeeds, studentNeeds, type StudentUnknown } from '#src/domain/student-needs.ts';
import type { Student } from '#src/domain/student.ts';
import { useIsPainted } from '#src/ui/layout/use-is-painted.ts';

const keptMs = 600_000;
const retryMs = 60_000;

const background = {
  staleTime: keptMs,
  // A page that stays open follows changes of dishes, and recovers from an error. A list that never loaded has a retry.
  refetchInterval: ({ state: { data, status } }: { state: { data: unknown; status: string } }) =>
    data !== undefined && (status === 'error' ? retryMs : keptMs),
  meta: { isBackground: true },
};
/** More dishes than a package has; the largest page of the contract. */
const allDishes = 100;

/** What is known about a student and the dishes of some packages. */
export interface StudentSafety {
  /** Whether the student has an allergy or a condition. */
  hasNeeds: boolean;
  isPending: boolean;
  /** Whether the last request of a list failed, so that its dishes can't be compared. */
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
  // What failed is not shown from the cache either: it may be older than a change of a dish.
  if (isPending || issues.isError || allergens.isError || !issues.data || !allergens.data) {
    return { ...known, isPending, isFailed: !isPending, safetyOf: () => null, retry };
  }
  const needs = studentNeeds(student, {
    issues: issues.data,
    allergenCodes: allergens.data.map(({ code }) => code),
  });
  const loaded = dishes.flatMap(({ data, isError }) => (isError ? [] : (data ?? [])));
  const meals = new Map<number, Meal>(loaded.map((meal) => [meal.id, meal]));
  return {
    ...known,
    isFailed: dishes.some(({ isError }) => isError),
    unknowns: needs.unknowns,
    safetyOf: (mealId) => {
      const meal = meals.get(mealId);
      return meal ? mealSafety(needs, meal) : null;
    },
    retry,
  };
}
