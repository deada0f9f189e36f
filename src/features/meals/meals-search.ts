import type { MealCategory } from '#src/domain/meal.ts';

/** The search parameters of the meals page; without any, all meals are shown. */
export interface MealsSearch {
  category?: MealCategory;
  /** Codes of the allergens to exclude, separated by commas: a visitor's filter, not a student's health data. */
  without?: string;
  /** The id of the meal whose details are open. */
  meal?: number;
}

export const mealCategories = ['hot_meal', 'soup', 'wrap_sandwich', 'cold_plate', 'breakfast'] as const;

const mostCodes = 20;
const code = /^[a-z][a-z_]{1,29}$/;

/** The unique codes of the `without` parameter. */
export function excludedCodes(without: string | undefined): string[] {
  const codes = (without ?? '').split(',').filter((each) => code.test(each));
  return [...new Set(codes)].slice(0, mostCodes);
}

/** The search parameters for these filters; parameters without a value are left out. */
export function mealsSearchFor(category: MealCategory | undefined, codes: readonly string[]): MealsSearch {
  return { ...(category ? { category } : {}), ...(codes.length > 0 ? { without: codes.join(',') } : {}) };
}

/**
 * Parses the filters and the open meal from an address, and drops everything else. It does not use zod, because it is
 * in the entry chunk.
 */
export function mealsSearch(search: Record<string, unknown>): MealsSearch {
  const category = mealCategories.find((each) => each === search['category']);
  const without = search['without'];
  const meal = Number(search['meal']);
  return {
    ...mealsSearchFor(category, typeof without === 'string' ? excludedCodes(without) : []),
    ...(Number.isSafeInteger(meal) && meal > 0 ? { meal } : {}),
  };
}
