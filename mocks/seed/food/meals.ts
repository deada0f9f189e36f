import { mealsOf } from './meal-seed.ts';
import { breakfasts, coldPlates } from './meals-cold.ts';
import { hotMeals } from './meals-hot.ts';
import { soups, wraps } from './meals-light.ts';
import type { SeedTime } from '#mocks/seed/seed-time.ts';

/** All meals, in the order of their ids. */
export function seedMeals(time: SeedTime) {
  return [
    ...mealsOf('hot_meal', hotMeals, time),
    ...mealsOf('soup', soups, time),
    ...mealsOf('wrap_sandwich', wraps, time),
    ...mealsOf('cold_plate', coldPlates, time),
    ...mealsOf('breakfast', breakfasts, time),
  ].toSorted((a, b) => a.id - b.id);
}
