import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '#src/api/errors.ts';
import { allergensQuery } from '#src/api/lookups.ts';
import { getListMealsQueryKey, listMeals } from '#src/api/generated/meals/meals.ts';
import { mealsOf } from '#src/api/meals.ts';
import { pagesQuery } from '#src/api/pages.ts';
import { excludedCodes, type MealsSearch } from './meals-search.ts';

// A multiple of four, the number of columns of the grid.
const perPage = 12;

function paramsOf({ category, without }: MealsSearch, studentId: number | undefined) {
  const codes = excludedCodes(without);
  return {
    ...(category ? { category } : {}),
    ...(codes.length > 0 ? { exclude_allergens: codes } : {}),
    ...(studentId !== undefined && { applicant_id: studentId }),
  };
}

/**
 * The meals that match the filters, in pages (operation `listMeals`). Errors are shown in place of the list.
 * @param studentId limits the list to meals that suit this student; not kept, because the student's health can change
 */
export function mealPagesQuery(search: MealsSearch, studentId?: number) {
  const params = { ...paramsOf(search, studentId), per_page: perPage };
  const pages = pagesQuery({
    queryKey: getListMealsQueryKey(params),
    load: async (page, signal) => listMeals({ ...params, ...page }, { signal }),
    rowsOf: mealsOf,
    pageSize: perPage,
  });
  return studentId === undefined ? pages : { ...pages, gcTime: 0 };
}

/**
 * The number of meals that match the filters (operation `listMeals`); the request loads only one of them.
 * @param studentId as for `mealPagesQuery`
 */
export function mealCountQuery(search: MealsSearch, studentId?: number) {
  const params = { ...paramsOf(search, studentId), per_page: 1 };
  return queryOptions<number, ApiError>({
    queryKey: getListMealsQueryKey(params),
    queryFn: async ({ signal }) => (await listMeals(params, { signal })).meta.total_count,
    ...(studentId !== undefined && { gcTime: 0 }),
  });
}

/** The allergens that can be excluded from meals (operation `listAllergens`); they rarely change. */
export function mealAllergensQuery() {
  return { ...allergensQuery(), staleTime: Infinity };
}
