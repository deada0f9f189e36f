import { getListAllergensQueryOptions } from '#src/api/generated/lookups/lookups.ts';
import { getListMealsQueryKey, getListMealsQueryOptions, listMeals } from '#src/api/generated/meals/meals.ts';
import type { ListMealsParams, MealListDto } from '#src/api/generated/client.schemas.ts';
import { pagesQuery } from '#src/api/pages.ts';
import { excludedCodes, type MealsSearch } from './meals-search.ts';

// A multiple of four, which is the grid's width.
const perPage = 12;

const rowsOf = ({ data }: MealListDto) => data.meals;

function paramsOf({ category, without }: MealsSearch): ListMealsParams {
  const codes = excludedCodes(without);
  return { ...(category ? { category } : {}), ...(codes.length > 0 ? { exclude_allergens: codes } : {}) };
}

/** The meals that fit, page after page (operation `listMeals`). Failures are shown in the list's place. */
export function mealPagesQuery(search: MealsSearch) {
  const params = { ...paramsOf(search), per_page: perPage };
  return pagesQuery({
    queryKey: getListMealsQueryKey(params),
    load: async (page, signal) => listMeals({ ...params, ...page }, { signal }),
    rowsOf,
    pageSize: perPage,
  });
}

/** Asks for one meal alone, to learn how many fit (operation `listMeals`). */
export function mealCountQuery(search: MealsSearch) {
  return getListMealsQueryOptions({ ...paramsOf(search), per_page: 1 });
}

/** The allergens that meals can be free of (operation `listAllergens`); they hardly ever change. */
export function allergensQuery() {
  return getListAllergensQueryOptions({ query: { staleTime: Infinity } });
}
