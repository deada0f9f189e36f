import type { Recipe } from './recipe.ts';
import { accountRecipes } from './recipes-account.ts';
import { contentRecipes } from './recipes-content.ts';
import { orderRecipes } from './recipes-orders.ts';
import { studentRecipes } from './recipes-students.ts';

/** How each operation of the contract is got to accept and to refuse; an operation without one fails the matrix. */
export const recipes: Record<string, Recipe | undefined> = {
  ...accountRecipes,
  ...contentRecipes,
  ...studentRecipes,
  ...orderRecipes,
};
