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

/**
 * The unique codes of the `without` parameter. A misspelt code is kept: the server refuses it, while a list without it
 * would show meals that the visitor wants to exclude.
 */
export function excludedCodes(without: string | undefined): string[] {
  const codes = (without ?? '').split(',').map((each) => each.trim());
  return [...new Set(codes)].filter((each) => each !== '');
}

/** The text of `without`. The router reads a number, a list (a repeated parameter) or JSON, if the address has it. */
function withoutText(without: unknown): string {
  if (without === undefined) return '';
  if (Array.isArray(without)) return without.map(withoutText).join(',');
  return typeof without === 'string' ? without : JSON.stringify(without);
}

/** The search parameters for these filters; parameters without a value are left out. */
export function mealsSearchFor(category: MealCategory | undefined, codes: readonly string[]): MealsSearch {
  return { ...(category ? { category } : {}), ...(codes.length > 0 ? { without: codes.join(',') } : {}) };
}

/**
 * Parses the filters and the open meal from an address, and drops everything else, but never an allergen. It does not
 * use zod, because it is in the entry chunk.
 */
export function mealsSearch(search: Record<string, unknown>): MealsSearch {
  const category = mealCategories.find((each) => each === search['category']);
  const meal = Number(search['meal']);
  return {
    ...mealsSearchFor(category, excludedCodes(withoutText(search['without']))),
    ...(Number.isSafeInteger(meal) && meal > 0 ? { meal } : {}),
  };
}
