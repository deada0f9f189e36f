import type { MealFacts } from './meal-safety.ts';

const noValues: MealFacts['nutrition'] = {
  servingGrams: null,
  energyKcal: null,
  carbohydrateGrams: null,
  sugarsGrams: null,
  proteinGrams: null,
  fatGrams: null,
  saturatedFatGrams: null,
  fibreGrams: null,
  saltGrams: null,
};

/** The facts of a meal for tests: `contains` and `mayContain` are codes of allergens. */
export function testMeal({
  id = 1,
  contains = [],
  mayContain = [],
  nutrition = {},
}: {
  id?: number;
  contains?: readonly string[];
  mayContain?: readonly string[];
  nutrition?: Partial<MealFacts['nutrition']>;
} = {}) {
  const allergens = [
    ...contains.map((code) => ({ code, level: 'contains' as const })),
    ...mayContain.map((code) => ({ code, level: 'may_contain' as const })),
  ];
  return { id, allergens, nutrition: { ...noValues, ...nutrition } };
}
