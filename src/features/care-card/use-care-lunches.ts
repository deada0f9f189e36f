import { useQueries, useQuery } from '@tanstack/react-query';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { deliveriesQuery } from '#src/api/deliveries.ts';
import { mealQuery } from '#src/api/meals.ts';
import { menuQuery } from '#src/api/menus.ts';
import { type CareDay, careLunches } from '#src/domain/care-card.ts';
import type { NutritionValue } from '#src/domain/meal.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';

/** The lunches of a week: `failed` if any part of them did not load, because half of them would look complete. */
export type CareLunches =
  | { state: 'pending' }
  | { state: 'failed'; error: unknown; isFetching: boolean; retry: () => void }
  | { state: 'known'; days: CareDay[] };

/**
 * The lunches of a student's week: the deliveries of all current subscriptions, with the values of their dishes. The
 * menu has most dishes; one that replaces a dish for this student alone is loaded by itself.
 * @param week its days, in order
 * @param values those to state for each dish
 */
export function useCareLunches(
  studentId: number,
  week: readonly CivilDate[],
  values: readonly NutritionValue[],
): CareLunches {
  const [from = '', to = ''] = [week[0], week.at(-1)];
  const orders = useQuery(currentOrdersQuery());
  const subscriptions = (orders.data ?? [])
    .flatMap((order) => order.subscriptions)
    .filter((each) => each.studentId === studentId && each.startsOn <= to && each.endsOn >= from);
  const packageIds = [...new Set(subscriptions.map((each) => each.package.id))];
  const deliveries = useQueries({ queries: subscriptions.map(({ id }) => deliveriesQuery(id, from)) });
  const menus = useQueries({
    queries: packageIds.map((packageId) => menuQuery({ packageId, from, to, schoolId: null })),
  });

  const lunches = deliveries.flatMap(({ data }) => data ?? []).filter(({ on }) => on <= to);
  const planned = menus.flatMap(({ data }) => data ?? []).flatMap((day) => day.meals);
  const areMenusKnown = menus.every(({ data }) => data !== undefined);
  const missing = new Set(lunches.flatMap(({ meals }) => meals.map(({ id }) => id)));
  for (const { id } of planned) missing.delete(id);
  const replacing = useQueries({ queries: areMenusKnown ? [...missing].map((id) => mealQuery(id)) : [] });

  const parts = [orders, ...deliveries, ...menus, ...replacing];
  // What failed is not taken from the cache either: it may be older than a change of a lunch.
  const failed = parts.filter(({ isError }) => isError);
  if (failed.length > 0) {
    return {
      state: 'failed',
      error: failed[0]?.error,
      isFetching: failed.some(({ isFetching }) => isFetching),
      retry: () => void Promise.all(failed.map(async ({ refetch }) => refetch())),
    };
  }
  if (parts.some(({ data }) => data === undefined)) return { state: 'pending' };
  const meals = new Map([...planned, ...replacing.flatMap(({ data }) => data ?? [])].map((meal) => [meal.id, meal]));
  return { state: 'known', days: careLunches(week, lunches, meals, values) };
}
