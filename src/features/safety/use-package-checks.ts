import { useQueries, useQuery } from '@tanstack/react-query';
import { allergensQuery, healthIssuesQuery } from '#src/api/lookups.ts';
import { mealsQuery } from '#src/api/meals.ts';
import { maxMenuDays, menuQuery } from '#src/api/menus.ts';
import { type AllergenCheck, checkOfGate } from '#src/domain/allergen-check.ts';
import { packageGate } from '#src/domain/package-gate.ts';
import type { Package } from '#src/domain/package.ts';
import { lunchesOn } from '#src/domain/published-menu.ts';
import { type CivilDate, civilDateOfDayNumber, dayNumberOf } from '#src/domain/riyadh-date.ts';
import { studentNeeds } from '#src/domain/student-needs.ts';
import type { Student } from '#src/domain/student.ts';

/** A student, and the days whose lunches are compared. */
export interface CheckRequest {
  student: Pick<Student, 'id' | 'allergens' | 'healthIssues'> & { school: Pick<Student['school'], 'id'> };
  days: readonly CivilDate[];
}

/** What is known about a student and a package. `failed` and `no_days` are never shown as a package that fits. */
export type CheckState =
  | { status: 'pending' }
  | { status: 'failed' }
  | { status: 'no_days' }
  | { status: 'known'; check: AllergenCheck };

/** The most meals that one request for the meals of a package can answer. */
const maxMeals = 100;

/** The part of the days that one request for the menu can answer; later ones count as not planned yet. */
function rangeOf(days: readonly CivilDate[]): { from: CivilDate; to: CivilDate } | null {
  const [from] = days;
  const last = days.at(-1);
  if (from === undefined || last === undefined) return null;
  const end = Math.min(dayNumberOf(last), dayNumberOf(from) + maxMenuDays - 1);
  return { from, to: civilDateOfDayNumber(end) };
}

/** A package to compare for a student. */
export interface PackageComparison extends CheckRequest {
  offer: Pick<Package, 'id' | 'excludedAllergens'>;
}

/**
 * Whether each package fits its student, in the order of the comparisons: its menu against the student's health
 * (rules.md#package-gate). The server decides when the parent orders; this shows it before.
 */
export function usePackageChecks(comparisons: readonly PackageComparison[]): {
  states: readonly CheckState[];
  retry: () => void;
} {
  const isUsed = comparisons.length > 0;
  const issues = useQuery({ ...healthIssuesQuery(), enabled: isUsed });
  const allergens = useQuery({ ...allergensQuery(), enabled: isUsed });
  const packageIds = [...new Set(comparisons.map(({ offer }) => offer.id))];
  const meals = useQueries({
    queries: packageIds.map((packageId) => mealsQuery({ packageId, count: maxMeals })),
  });
  const menus = useQueries({
    queries: comparisons.map(({ offer, student, days }) => {
      const range = rangeOf(days) ?? { from: '', to: '' };
      const query = menuQuery({ packageId: offer.id, schoolId: student.school.id, ...range });
      return { ...query, enabled: range.from !== '' };
    }),
  });

  function stateOf({ offer, student, days }: PackageComparison, index: number): CheckState {
    if (days.length === 0) return { status: 'no_days' };
    const dishes = meals[packageIds.indexOf(offer.id)];
    const menu = menus[index];
    if (dishes === undefined || menu === undefined) return { status: 'failed' };
    // What failed is not shown from the cache either: it may be older than a change of the menu.
    if ([issues, allergens, dishes, menu].some(({ isError }) => isError)) return { status: 'failed' };
    if (!issues.data || !allergens.data || !dishes.data || !menu.data) return { status: 'pending' };
    const allergenCodes = allergens.data.map(({ code }) => code);
    const needs = studentNeeds(student, { issues: issues.data, allergenCodes });
    const gate = packageGate(needs, offer, lunchesOn(days, menu.data), dishes.data);
    return { status: 'known', check: checkOfGate(gate) };
  }

  return {
    states: comparisons.map(stateOf),
    retry: () => {
      for (const query of [issues, allergens, ...meals, ...menus]) if (query.isError) void query.refetch();
    },
  };
}
