import { privacyRecipes } from './recipes-privacy.ts';
import type { Recipe } from './recipe.ts';
import { accountRecipes } from './recipes-account.ts';
import { calendarFeedRecipes } from './recipes-calendar-feeds.ts';
import { contentRecipes } from './recipes-content.ts';
import { guardianRecipes } from './recipes-guardians.ts';
import { orderRecipes } from './recipes-orders.ts';
import { preferenceRecipes } from './recipes-preferences.ts';
import { ratingRecipes } from './recipes-ratings.ts';
import { studentRecipes } from './recipes-students.ts';

/** How to make each operation succeed and fail; a missing recipe fails the matrix. */
export const recipes: Record<string, Recipe | undefined> = {
  ...accountRecipes,
  ...contentRecipes,
  ...studentRecipes,
  ...orderRecipes,
  ...ratingRecipes,
  ...preferenceRecipes,
  ...calendarFeedRecipes,
  ...guardianRecipes,
  ...privacyRecipes,
};
