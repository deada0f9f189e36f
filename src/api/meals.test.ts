import { expect, it } from 'vitest';
import type { MealDto } from './generated/client.schemas.ts';
import { toMeal } from './meals.ts';

const meal: MealDto = {
  id: 5,
  name: 'Rice',
  arabic_name: 'أرز',
  description: null,
  arabic_description: null,
  image_url: null,
  category: 'hot_meal',
  meal_type: 'lunch',
  ingredients: 'Rice, milk',
  arabic_ingredients: null,
  allergens: [{ code: 'milk', name: 'Milk', arabic_name: 'حليب', level: 'may_contain' }],
  nutrition: {
    serving_grams: 320,
    energy_kcal: null,
    carbohydrate_grams: 0,
    sugars_grams: 1,
    protein_grams: 2,
    fat_grams: 3,
    saturated_fat_grams: 4,
    fibre_grams: 5,
    salt_grams: 6,
  },
  is_high_salt: true,
  created_at: '2026-08-01T06:00:00Z',
  updated_at: '2026-08-01T06:00:00Z',
  is_active: false,
};

it('a meal keeps each number at its name; one that is not known stays null, and zero stays zero', () => {
  expect(toMeal(meal)).toMatchObject({
    nutrition: {
      servingGrams: 320,
      energyKcal: null,
      carbohydrateGrams: 0,
      sugarsGrams: 1,
      proteinGrams: 2,
      fatGrams: 3,
      saturatedFatGrams: 4,
      fibreGrams: 5,
      saltGrams: 6,
    },
    allergens: [{ code: 'milk', name: 'Milk', arabicName: 'حليب', level: 'may_contain' }],
    description: null,
    ingredients: 'Rice, milk',
    isHighSalt: true,
    isActive: false,
  });
});

it('a meal without recorded allergens is not one without allergens', () => {
  expect(toMeal({ ...meal, allergens: null }).allergens).toBeNull();
  const { allergens: _missing, ...rest } = meal;
  expect(toMeal(rest as MealDto).allergens).toBeNull();
  expect(toMeal({ ...meal, allergens: [] }).allergens).toEqual([]);
});

it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('F09 a value of %s is not stated', (carbohydrate_grams) => {
  const shown = toMeal({ ...meal, nutrition: { ...meal.nutrition, carbohydrate_grams } });
  expect(shown.nutrition.carbohydrateGrams).toBeNull();
});

it('F09 an allergen without a name is shown by its code', () => {
  const allergens = [{ code: 'lupin_seed', name: '', arabic_name: ' ', level: 'contains' as const }];
  expect(toMeal({ ...meal, allergens }).allergens).toMatchObject([{ code: 'lupin_seed', name: 'lupin seed' }]);
});
