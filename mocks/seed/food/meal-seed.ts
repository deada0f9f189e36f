import { allergenName } from './health.ts';
import { entered, type SeedTime } from '#mocks/seed/seed-time.ts';

/** In grams, energy in kilocalories; null if not measured. */
type Nutrition = [
  serving: number | null,
  energyKcal: number | null,
  carbohydrate: number | null,
  sugars: number | null,
  protein: number | null,
  fat: number | null,
  saturatedFat: number | null,
  fibre: number | null,
  salt: number | null,
];

/** One meal as the kitchen describes it. */
export interface MealSeed {
  id: number;
  /** Its picture in mocks/pictures, or null. */
  picture: string | null;
  name: string;
  arabicName: string;
  text: string;
  arabicText: string;
  /** Ingredients, in order of weight. */
  madeOf: string;
  arabicMadeOf: string;
  contains?: string[];
  mayContain?: string[];
  nutrition: Nutrition;
  /** Inactive: no longer cooked. */
  withdrawn?: boolean;
}

type Category = 'hot_meal' | 'soup' | 'wrap_sandwich' | 'cold_plate' | 'breakfast';

/** Grams of salt in one serving from which the high-salt mark is shown. */
const highSaltGrams = 1.5;

/** The records of the meals of one category. */
export function mealsOf(category: Category, seeds: readonly MealSeed[], time: SeedTime) {
  return seeds.map((seed) => {
    const [serving, energy, carbohydrate, sugars, protein, fat, saturated, fibre, salt] = seed.nutrition;
    const allergens = (codes: string[] | undefined, level: 'contains' | 'may_contain') =>
      (codes ?? []).map((code) => ({ code, ...allergenName(code), level }));
    return {
      id: seed.id,
      name: seed.name,
      arabic_name: seed.arabicName,
      description: seed.text,
      arabic_description: seed.arabicText,
      image_url: seed.picture === null ? null : `/mock-media/meals/${seed.picture}.webp`,
      category,
      meal_type: category === 'breakfast' ? ('breakfast' as const) : ('lunch' as const),
      ingredients: seed.madeOf,
      arabic_ingredients: seed.arabicMadeOf,
      allergens: [...allergens(seed.contains, 'contains'), ...allergens(seed.mayContain, 'may_contain')],
      nutrition: {
        serving_grams: serving,
        energy_kcal: energy,
        carbohydrate_grams: carbohydrate,
        sugars_grams: sugars,
        protein_grams: protein,
        fat_grams: fat,
        saturated_fat_grams: saturated,
        fibre_grams: fibre,
        salt_grams: salt,
      },
      is_high_salt: salt !== null && salt >= highSaltGrams,
      ...entered(time.ago(110)),
      is_active: seed.withdrawn !== true,
    };
  });
}
