import type { MealCategory } from '#src/domain/meal.ts';

/** What the address of the meals page holds; nothing there means every meal. */
export interface MealsSearch {
  category?: MealCategory;
  /** Codes of allergens to leave out, parted by commas: they are what the visitor looks for, not what a child has. */
  without?: string;
  /** The meal with open details. */
  meal?: number;
}

export const mealCategories = ['hot_meal', 'soup', 'wrap_sandwich', 'cold_plate', 'breakfast'] as const;

const mostCodes = 20;
const code = /^[a-z][a-z_]{1,29}$/;

/** The codes of an address's `without`, each once. */
export function excludedCodes(without: string | undefined): string[] {
  const codes = (without ?? '').split(',').filter((each) => code.test(each));
  return [...new Set(codes)].slice(0, mostCodes);
}

/** The meals page's address for these filters; what is not chosen is left out. */
export function mealsSearchFor(category: MealCategory | undefined, codes: readonly string[]): MealsSearch {
  return { ...(category ? { category } : {}), ...(codes.length > 0 ? { without: codes.join(',') } : {}) };
}

/** Reads filters and open meal from an address; everything else is left out. Written by hand: it is in the entry's bundle. */
export function mealsSearch(search: Record<string, unknown>): MealsSearch {
  const category = mealCategories.find((each) => each === search['category']);
  const without = search['without'];
  const meal = Number(search['meal']);
  return {
    ...mealsSearchFor(category, typeof without === 'string' ? excludedCodes(without) : []),
    ...(Number.isSafeInteger(meal) && meal > 0 ? { meal } : {}),
  };
}
