import { describe, expect, it } from 'vitest';
import { packageBox } from '#src/ui/illustrations/meal-box.ts';
import { boxes } from '../../scripts/pictures/drawings.ts';
import { seedMeals } from '#mocks/seed/food/meals.ts';
import { seedPackages } from '#mocks/seed/food/packages.ts';
import { seedTime } from '../seed/seed-time.ts';
import type { FoodName } from './foods.ts';
import { plates } from './plates.ts';

const time = seedTime(new Date('2026-11-22T07:00:00Z'));
const meals = seedMeals(time);
const packages = seedPackages(time);

/** The words that the list of ingredients must contain for a drawn food. */
const ingredientOf: Partial<Record<FoodName, RegExp>> = {
  apple: /apple/,
  aubergine: /aubergine/,
  avocado: /avocado/,
  banana: /banana/,
  beans: /beans|lentils/,
  blueberries: /blueberries/,
  bowl: /oats|yoghurt/,
  bread: /bread/,
  broccoli: /broccoli/,
  burger: /bun/,
  carrot: /carrot/,
  cheese: /cheese/,
  chicken: /chicken/,
  cucumber: /cucumber/,
  curry: /curry/,
  dumpling: /wheat flour/,
  egg: /egg/,
  falafel: /chickpeas|minced beef/,
  fish: /fish/,
  flatbread: /bread/,
  friedEgg: /egg/,
  grapes: /grapes/,
  greens: /spinach|lettuce|leaves/,
  herbs: /mint|coriander|parsley|thyme/,
  kiwi: /kiwi/,
  lemon: /lemon/,
  mango: /mango/,
  milk: /milk/,
  noodles: /noodles/,
  olive: /olives/,
  onion: /onion/,
  pan: /rice/,
  pasta: /pasta/,
  peas: /peas/,
  pepper: /sweet pepper/,
  pita: /pita/,
  potato: /potato/,
  rice: /rice/,
  salad: /lettuce|parsley/,
  sandwich: /bread/,
  shrimp: /shrimp/,
  stew: /lentils|beans|potato/,
  strawberry: /strawberries/,
  sweetPotato: /sweet potato/,
  sweetcorn: /sweetcorn/,
  taco: /tortilla/,
  tomato: /tomato/,
  watermelon: /watermelon/,
  wrap: /wholewheat/,
};

/** The allergen of a drawn food. */
const allergenOf: Partial<Record<FoodName, string>> = {
  bread: 'wheat',
  burger: 'wheat',
  dumpling: 'wheat',
  flatbread: 'wheat',
  noodles: 'wheat',
  pasta: 'wheat',
  pita: 'wheat',
  sandwich: 'wheat',
  wrap: 'wheat',
  cheese: 'milk',
  milk: 'milk',
  egg: 'eggs',
  friedEgg: 'eggs',
  fish: 'fish',
  shrimp: 'crustaceans',
};

const drawnOn = (imageUrl: string | null): readonly FoodName[] => {
  const slug = imageUrl?.split('/').at(-1)?.replace('.webp', '');
  return plates.find((plate) => plate.slug === slug)?.foods ?? [];
};

const pictured = meals.filter(({ image_url }) => image_url !== null);

describe('the picture of a meal', () => {
  it.each(pictured.map((meal) => [meal.name, meal] as const))('shows what is in it: %s', (_name, meal) => {
    const foods = drawnOn(meal.image_url);
    expect(foods.length).toBeGreaterThan(0);
    const wrong = foods.filter((food) => !(ingredientOf[food] ?? /(?!)/).test(meal.ingredients.toLowerCase()));
    expect(wrong).toEqual([]);
  });

  it('shows no food with an allergen that the meal does not list', () => {
    const hidden = pictured.flatMap((meal) =>
      drawnOn(meal.image_url)
        .map((food) => allergenOf[food])
        .filter((code) => code !== undefined && !(meal.allergens ?? []).some((each) => each.code === code))
        .map((code) => `${meal.name}: ${code}`),
    );
    expect(hidden).toEqual([]);
  });
});

describe('the box of a package', () => {
  it('is drawn from meals with a picture: two or more', () => {
    const poor = packages.filter(
      ({ meal_ids }) =>
        meal_ids.slice(0, 6).flatMap((id) => drawnOn(pictured.find((meal) => meal.id === id)?.image_url ?? null))
          .length < 2,
    );
    expect(poor.map(({ name }) => name)).toEqual([]);
  });

  it.each(packages.map((each) => [each.name, each] as const))('shows no food that it excludes: %s', (_name, offer) => {
    const drawn = offer.meal_ids.flatMap((id) => drawnOn(meals.find((meal) => meal.id === id)?.image_url ?? null));
    const excluded = drawn.filter((food) => {
      const code = allergenOf[food];
      return code !== undefined && offer.excluded_allergens.includes(code);
    });
    expect(excluded).toEqual([]);
  });
});

describe('a box that illustrates a page', () => {
  const foodsOf = ({ meal_ids }: (typeof packages)[number]) =>
    meal_ids.flatMap((id) => drawnOn(meals.find((meal) => meal.id === id)?.image_url ?? null));
  // Everyday Healthy for the brand's own lime box; for other boxes the packages with the same lid colour and tray
  // layout.
  const looksLike = ({ layout, lid }: { layout: string; lid: string }) =>
    packages.filter((offer) => {
      const box = packageBox(offer, []);
      return lid === 'lime' ? offer.id === 1 : box.layout === layout && box.lid === lid;
    });

  it.each([
    ['home', boxes.brand],
    ['sign-in, about and pre-registration', boxes.pastaAndFruit],
    ['pre-registration', boxes.pitaAndSalad],
  ])('shows foods that a package with that box has: %s', (_page, box) => {
    const missing = looksLike(box).map((offer) => {
      const offered = foodsOf(offer);
      return box.foods.map(({ food }) => food).filter((food) => !offered.some((each) => each === food));
    });
    expect(missing).toContainEqual([]);
  });
});
