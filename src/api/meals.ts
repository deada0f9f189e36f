import { queryOptions } from '@tanstack/react-query';
import type { Meal, MealAllergen, MealSummary, Nutrition } from '#src/domain/meal.ts';
import { isStated } from '#src/domain/meal-safety.ts';
import type { ApiError } from './errors.ts';
import type {
  MealAllergenDto,
  MealDto,
  MealListDto,
  MealSummaryDto,
  NutritionDto,
} from './generated/client.schemas.ts';
import { getGetMealQueryKey, getListMealsQueryKey, getMeal, listMeals } from './generated/meals/meals.ts';

/** Maps the summary of a meal in another record. */
export function toMealSummary({ id, name, arabic_name, image_url }: MealSummaryDto): MealSummary {
  return { id, name, arabicName: arabic_name, imageUrl: image_url };
}

/** Maps a meal (operations `listMeals`, `getMeal`). */
export function toMeal(meal: MealDto): Meal {
  return {
    ...toMealSummary(meal),
    description: meal.description,
    arabicDescription: meal.arabic_description,
    category: meal.category,
    ingredients: meal.ingredients,
    arabicIngredients: meal.arabic_ingredients,
    // A response without the list is one whose allergens are not recorded.
    allergens: meal.allergens?.map(toMealAllergen) ?? null,
    nutrition: toNutrition(meal.nutrition),
    isHighSalt: meal.is_high_salt,
    isActive: meal.is_active,
  };
}

/** Maps an allergen; one without a name has the words of its code, so that no list leaves it out. */
function toMealAllergen({ code, name, arabic_name, level }: MealAllergenDto): MealAllergen {
  const isNamed = Boolean(name?.trim() || arabic_name?.trim());
  return { code, name: isNamed ? name : code.replaceAll('_', ' '), arabicName: arabic_name, level };
}

/** A value of the label; one that is not possible counts as not stated. */
function stated(value: number | null): number | null {
  return isStated(value) ? value : null;
}

function toNutrition(nutrition: NutritionDto): Nutrition {
  return {
    servingGrams: stated(nutrition.serving_grams),
    energyKcal: stated(nutrition.energy_kcal),
    carbohydrateGrams: stated(nutrition.carbohydrate_grams),
    sugarsGrams: stated(nutrition.sugars_grams),
    proteinGrams: stated(nutrition.protein_grams),
    fatGrams: stated(nutrition.fat_grams),
    saturatedFatGrams: stated(nutrition.saturated_fat_grams),
    fibreGrams: stated(nutrition.fibre_grams),
    saltGrams: stated(nutrition.salt_grams),
  };
}

/** The meals of a response (operation `listMeals`). */
export function mealsOf({ data }: MealListDto): Meal[] {
  return data.meals.map(toMeal);
}

/** One meal (operation `getMeal`). */
export function mealQuery(id: number) {
  return queryOptions<Meal, ApiError>({
    queryKey: getGetMealQueryKey(id),
    queryFn: async ({ signal }) => toMeal((await getMeal(id, { signal })).data.meal),
  });
}

/** The query of the first matching meals (operation `listMeals`). */
export function mealsQuery({ packageId, count }: { packageId?: number; count: number }) {
  const params = { ...(packageId !== undefined && { package_id: packageId }), per_page: count };
  return queryOptions<Meal[], ApiError>({
    queryKey: getListMealsQueryKey(params),
    queryFn: async ({ signal }) => mealsOf(await listMeals(params, { signal })),
  });
}
