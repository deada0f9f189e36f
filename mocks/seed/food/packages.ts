import { defaultBusinessSettings, type Frequency } from '#src/domain/business-settings.ts';
import { mealSafety } from '#src/domain/meal-safety.ts';
import { toWireMoney } from '#src/domain/money.ts';
import { deliveryDayCount } from '#src/domain/subscription-period.ts';
import { needsWithout } from '#src/domain/student-needs.ts';
import { mealFacts } from '#mocks/orders/students/meal-needs.ts';
import { allergenCodes } from './health.ts';
import { seedMeals } from './meals.ts';
import { entered, type SeedTime } from '#mocks/seed/seed-time.ts';

interface PackageSeed {
  id: number;
  name: string;
  arabicName: string;
  text: string;
  arabicText: string;
  category: 'healthy' | 'chronic' | 'allergy';
  frequency: Frequency;
  priceRiyals: number;
  deliveryRiyals: number;
  mealsPerDay?: number;
  minAge?: number;
  withoutAllergens?: string[];
  /** The first meals of the package; the others follow. */
  firstMeals: number[];
  /** Meals that the package never has, in addition to those with its allergens. */
  leavesOut?: number[];
  rating: [average: number, count: number] | null;
  /** Inactive: no longer offered. */
  withdrawn?: boolean;
}

const highSalt = [2, 5, 8, 17, 20, 24, 28];

const packages: PackageSeed[] = [
  {
    id: 1,
    name: 'Everyday Healthy',
    arabicName: 'الصحي اليومي',
    text: 'Balanced lunches with whole grains, greens and fruit. No frying, no added sugar.',
    arabicText: 'وجبات متوازنة من الحبوب الكاملة والخضار والفاكهة، بلا قلي وبلا سكر مضاف.',
    category: 'healthy',
    frequency: 'monthly',
    priceRiyals: 250,
    deliveryRiyals: 0,
    firstMeals: [1, 2, 3, 4, 10, 25],
    rating: [4.7, 128],
  },
  {
    id: 2,
    name: 'Steady',
    arabicName: 'توازن',
    text: 'For children with diabetes or another chronic illness. Lunches high in salt are left out.',
    arabicText: 'للأطفال المصابين بالسكري أو بمرض مزمن آخر، بلا وجبات عالية الملح.',
    category: 'chronic',
    frequency: 'monthly',
    priceRiyals: 290,
    deliveryRiyals: 20,
    firstMeals: [7, 1, 18, 15, 26, 33],
    leavesOut: highSalt,
    rating: [4.8, 64],
  },
  {
    id: 3,
    name: 'Allergy Safe',
    arabicName: 'آمِن من الحساسية',
    text: 'Lunches without peanuts, nuts, sesame, eggs and fish, and without possible traces of them.',
    arabicText: 'وجبات بلا فول سوداني ولا مكسرات ولا سمسم ولا بيض ولا سمك، ولا آثار محتملة منها.',
    category: 'allergy',
    frequency: 'monthly',
    priceRiyals: 290,
    deliveryRiyals: 20,
    withoutAllergens: ['peanuts', 'nuts', 'sesame', 'eggs', 'fish'],
    firstMeals: [1, 11, 7, 21, 18, 16],
    rating: [4.9, 91],
  },
  {
    id: 4,
    name: 'Healthy Week',
    arabicName: 'أسبوع صحي',
    text: 'Five school days to try our kitchen before you choose a full month.',
    arabicText: 'خمسة أيام دراسية تجرّب فيها مطبخنا قبل أن تختار شهرًا كاملًا.',
    category: 'healthy',
    frequency: 'weekly',
    priceRiyals: 70,
    deliveryRiyals: 0,
    firstMeals: [3, 4, 9, 22, 6],
    rating: [4.5, 203],
  },
  {
    id: 5,
    name: 'Steady Week',
    arabicName: 'أسبوع متوازن',
    text: 'The same kind of lunches, one week at a time.',
    arabicText: 'النوع نفسه من الوجبات، أسبوعًا بأسبوع.',
    category: 'chronic',
    frequency: 'weekly',
    priceRiyals: 80,
    deliveryRiyals: 10,
    firstMeals: [7, 12, 29, 25],
    leavesOut: highSalt,
    rating: [4.6, 17],
  },
  {
    id: 6,
    name: 'Allergy Safe Week',
    arabicName: 'أسبوع آمِن',
    text: 'A week without peanuts, nuts and sesame, to see how your child takes to the meals.',
    arabicText: 'أسبوع بلا فول سوداني ولا مكسرات ولا سمسم، لترى كيف يتقبّل طفلك الوجبات.',
    category: 'allergy',
    frequency: 'weekly',
    priceRiyals: 80,
    deliveryRiyals: 10,
    withoutAllergens: ['peanuts', 'nuts', 'sesame'],
    firstMeals: [11, 1, 21, 10, 4],
    rating: null,
  },
  {
    id: 7,
    name: 'Growing Appetite',
    arabicName: 'شهية تكبر',
    text: 'Bigger portions and more protein for ages 12 to 18, on long school days.',
    arabicText: 'حصص أكبر وبروتين أكثر للأعمار من 12 إلى 18، في أيام الدراسة الطويلة.',
    category: 'healthy',
    frequency: 'monthly',
    priceRiyals: 320,
    deliveryRiyals: 20,
    minAge: 12,
    firstMeals: [14, 9, 24, 13, 23],
    rating: [4.4, 38],
  },
  {
    id: 8,
    name: 'Breakfast and Lunch',
    arabicName: 'فطور وغداء',
    text: 'Two boxes a day: a breakfast that lasts until break, and the lunch after it.',
    arabicText: 'علبتان كل يوم: فطور يكفي حتى الفسحة، والغداء بعده.',
    category: 'healthy',
    frequency: 'monthly',
    priceRiyals: 430,
    deliveryRiyals: 0,
    mealsPerDay: 2,
    firstMeals: [6, 31, 1, 4, 32, 9],
    rating: [4.6, 52],
  },
  {
    id: 9,
    name: 'Without Wheat',
    arabicName: 'بلا قمح',
    text: 'For children with a wheat allergy: lunches without wheat and without possible traces of it.',
    arabicText: 'للأطفال المصابين بحساسية القمح: وجبات بلا قمح ولا آثار محتملة منه.',
    category: 'allergy',
    frequency: 'monthly',
    priceRiyals: 310,
    deliveryRiyals: 20,
    withoutAllergens: ['wheat'],
    firstMeals: [15, 26, 10, 14, 19, 32],
    rating: [4.8, 26],
  },
  {
    id: 10,
    name: 'Summer Camp Week',
    arabicName: 'أسبوع المخيم الصيفي',
    text: 'Cold lunches for five camp days. Offered until the end of last summer.',
    arabicText: 'وجبات باردة لخمسة أيام من المخيم، وكانت متاحة حتى نهاية الصيف الماضي.',
    category: 'healthy',
    frequency: 'weekly',
    priceRiyals: 75,
    deliveryRiyals: 0,
    firstMeals: [26, 25, 3],
    rating: [4.3, 41],
    withdrawn: true,
  },
];

/** The packages. Days and meals follow from the rules and from the meals’ allergens. */
export function seedPackages(time: SeedTime) {
  const meals = seedMeals(time);
  return packages.map((seed) => {
    const excluded = seed.withoutAllergens ?? [];
    const needs = needsWithout(excluded, allergenCodes);
    const fitting = meals
      .filter(({ is_active }) => is_active)
      .filter((meal) => mealSafety(needs, mealFacts(meal)).verdict === 'safe')
      .filter(({ id }) => seed.leavesOut?.includes(id) !== true)
      .map(({ id }) => id);
    return {
      id: seed.id,
      name: seed.name,
      arabic_name: seed.arabicName,
      description: seed.text,
      arabic_description: seed.arabicText,
      image_url: null,
      category: seed.category,
      frequency: seed.frequency,
      number_of_days: deliveryDayCount(seed.frequency, 1, defaultBusinessSettings),
      price: toWireMoney(seed.priceRiyals * 100),
      delivery_fee: toWireMoney(seed.deliveryRiyals * 100),
      currency: 'SAR' as const,
      meals_per_day: seed.mealsPerDay ?? 1,
      min_age: seed.minAge ?? defaultBusinessSettings.minAge,
      max_age: defaultBusinessSettings.maxAge,
      excluded_allergens: excluded,
      meal_ids: [...seed.firstMeals, ...fitting.filter((id) => !seed.firstMeals.includes(id))],
      rating_average: seed.rating?.[0] ?? null,
      rating_count: seed.rating?.[1] ?? 0,
      ...entered(time.ago(112)),
      is_active: seed.withdrawn !== true,
    };
  });
}
