import {
  getListHealthsSuspenseQueryOptions,
  getListPartnersSuspenseQueryOptions,
} from '#src/api/generated/content/content.ts';
import { getListMealsSuspenseQueryOptions } from '#src/api/generated/meals/meals.ts';

// Each section shows its own failure in its place.
const inPlace = { query: { meta: { shownInPlace: true } } };

/** The four meals of the home page (operation `listMeals`). */
export function homeMealsQuery() {
  return getListMealsSuspenseQueryOptions({ per_page: 4 }, inPlace);
}

/** The newest three articles (operation `listHealths`). */
export function homeArticlesQuery() {
  return getListHealthsSuspenseQueryOptions({ per_page: 3 }, inPlace);
}

/** All partners; there are few (operation `listPartners`). */
export function homePartnersQuery() {
  return getListPartnersSuspenseQueryOptions(inPlace);
}
