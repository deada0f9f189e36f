import {
  getListHealthsSuspenseQueryOptions,
  getListPartnersSuspenseQueryOptions,
} from '#src/api/generated/content/content.ts';
import { getListMealsSuspenseQueryOptions } from '#src/api/generated/meals/meals.ts';

/** The four meals of the home page (operation `listMeals`). */
export function homeMealsQuery() {
  return getListMealsSuspenseQueryOptions({ per_page: 4 });
}

/** The newest three articles (operation `listHealths`). */
export function homeArticlesQuery() {
  return getListHealthsSuspenseQueryOptions({ per_page: 3 });
}

/** All partners; there are few (operation `listPartners`). */
export function homePartnersQuery() {
  return getListPartnersSuspenseQueryOptions();
}
