import type { MealCategory } from '#src/domain/meal.ts';

/** The search parameters of the meals page; without any, all meals are shown. */
export interface MealsSearch {
  category?: MealCategory;
  /** Codes of the allergens to exclude, separated by commas: a visitor's filter, not a student's health data. */
  without?: string;
  /** The id of the meal whose details are open. */
  meal?: number;
  /** Shows the menu by day instead of all meals; a day or a package does so as well. */
  view?: 'week';
  /** A day of the menu, as it is in the address: any text. */
  day?: string;
  /** The id of the package whose menu is shown. */
  package?: number;
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

/** Whether the menu by day is shown. */
export function isWeekView({ view, day, package: packageId }: MealsSearch): boolean {
  return view !== undefined || day !== undefined || packageId !== undefined;
}

/** The text of a parameter. The router reads a number, a list (a repeated parameter) or JSON, if the address has it. */
function textOf(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The search parameters for these filters; parameters without a value are left out. */
export function mealsSearchFor(category: MealCategory | undefined, codes: readonly string[]): MealsSearch {
  return { ...(category ? { category } : {}), ...(codes.length > 0 ? { without: codes.join(',') } : {}) };
}

/**
 * Parses the filters, the view and the open meal from an address, and drops everything else, but never an allergen. It does not
 * use zod, because it is in the entry chunk.
 */
export function mealsSearch(search: Record<string, unknown>): MealsSearch {
  const category = mealCategories.find((each) => each === search['category']);
  const meal = idOf(search['meal']);
  const packageId = idOf(search['package']);
  // A day that is none is kept, so that the page can name it; longer texts are none either.
  const day = textOf(search['day']).slice(0, 20);
  const week = {
    ...(day === '' ? {} : { day }),
    ...(packageId === undefined ? {} : { package: packageId }),
  };
  const isWeek = search['view'] === 'week' || Object.keys(week).length > 0;
  return {
    // The filters are those of all meals: the menu by day leaves no dish out.
    ...(isWeek ? week : mealsSearchFor(category, excludedCodes(textOf(search['without'])))),
    ...(isWeek && Object.keys(week).length === 0 ? { view: 'week' } : {}),
    ...(meal === undefined ? {} : { meal }),
  };
}

function idOf(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
