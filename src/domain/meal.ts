export type MealCategory = 'hot_meal' | 'soup' | 'wrap_sandwich' | 'cold_plate' | 'breakfast';

/** Whether an allergen is an ingredient or a possible trace. */
export type AllergenLevel = 'contains' | 'may_contain';

/** The summary of a meal in another record. */
export interface MealSummary {
  id: number;
  name: string;
  arabicName: string;
  /** Address of the picture; null without one. */
  imageUrl: string | null;
}

/** An allergen in one meal. */
export interface MealAllergen {
  code: string;
  name: string;
  arabicName: string;
  level: AllergenLevel;
}

/** Values for one whole lunch box; null if unknown, never 0. */
export interface Nutrition {
  servingGrams: number | null;
  energyKcal: number | null;
  carbohydrateGrams: number | null;
  sugarsGrams: number | null;
  proteinGrams: number | null;
  fatGrams: number | null;
  saturatedFatGrams: number | null;
  fibreGrams: number | null;
  saltGrams: number | null;
}

/** The name of a value on the label. */
export type NutritionValue = keyof Nutrition;

/** A dish that packages are made of. */
export interface Meal extends MealSummary {
  description: string | null;
  arabicDescription: string | null;
  category: MealCategory;
  /** The ingredients by descending amount; null if not stated. */
  ingredients: string | null;
  arabicIngredients: string | null;
  /** The allergens that the meal contains or may contain; empty if none is listed, null if they are not recorded. */
  allergens: MealAllergen[] | null;
  nutrition: Nutrition;
  /** Whether the high-salt mark has to be shown. */
  isHighSalt: boolean;
  /** False once it is no longer cooked. */
  isActive: boolean;
}
