import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '#src/api/errors.ts';
import { allergensQuery } from '#src/api/lookups.ts';
import { getListMealsQueryKey, listMeals } from '#src/api/generated/meals/meals.ts';
import { mealsOf } from '#src/api/meals.ts';
import { pagesQuery } from '#src/api/pages.ts';
import { excludedCodes, type MealsSearch } from './meals-search.ts';

// A multiple of four, the number of columns of the grid.
const perPage = 12;

function paramsOf({ category, without }: MealsSearch) {
  const codes = excludedCodes(without);
  return { ...(category ? { category } : {}), ...(codes.length > 0 ? { exclude_allergens: codes } : {}) };
}

/** The meals that match the filters, in pages (operation `listMeals`). Errors are shown in place of the list. */
export function mealPagesQuery(search: MealsSearch) {
  const params = { ...paramsOf(search), per_page: perPage };
  return pagesQuery({
    queryKey: getListMealsQueryKey(params),
    load: async (page, signal) => listMeals({ ...params, ...page }, { signal }),
    rowsOf: mealsOf,
    pageSize: perPage,
  });
}

/** The number of meals that match the filters (operation `listMeals`); the request loads only one of them. */
export function mealCountQuery(search: MealsSearch) {
  const params = { ...paramsOf(search), per_page: 1 };
  return queryOptions<number, ApiError>({
    queryKey: getListMealsQueryKey(params),
    queryFn: async ({ signal }) => (await listMeals(params, { signal })).meta.total_count,
  });
}

/** The allergens that can be excluded from meals (operation `listAllergens`); they rarely change. */
export function mealAllergensQuery() {
  return { ...allergensQuery(), staleTime: Infinity };
}
