import { useQueries, useQuery } from '@tanstack/react-query';
import type { Meal } from '#src/domain/meal.ts';
import { mealQuery, mealsQuery } from './meals.ts';

const inPassing = { staleTime: 300_000, meta: { isBackground: true } };

/**
 * The facts of the dishes of some lunches, by id: undefined while they load, null if they did not load. One request for
 * all meals of the package (operation `listMeals`), and one for each dish that it lacks (operation `getMeal`).
 */
export function useDishFacts(
  packageId: number,
  dishIds: readonly number[],
): (dishId: number) => Meal | undefined | null {
  const ids = [...new Set(dishIds)];
  const listed = useQuery({ ...mealsQuery({ packageId, count: 100 }), ...inPassing, enabled: ids.length > 0 });
  const known = new Map(listed.data?.map((meal) => [meal.id, meal]));
  const others = listed.isPending ? [] : ids.filter((id) => !known.has(id));
  const loaded = useQueries({ queries: others.map((id) => ({ ...mealQuery(id), ...inPassing })) });
  return (dishId) => {
    const found = known.get(dishId);
    if (found) return found;
    const other = loaded[others.indexOf(dishId)];
    return other?.data ?? (other?.error ? null : undefined);
  };
}
