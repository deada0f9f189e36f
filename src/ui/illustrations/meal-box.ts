import type { LunchBoxLayout, LunchBoxLid } from './lunch-box.tsx';

/** What determines a package's box: the category sets the lid's colour, weekly or monthly sets the compartments. */
export interface PackageKind {
  category: 'healthy' | 'chronic' | 'allergy';
  frequency: 'monthly' | 'weekly';
}

/** A meal's picture in a bowl: centre and radius in the box's units. */
export interface PlacedMeal {
  /** Null for a dish without a picture: its bowl has a sprout. */
  url: string | null;
  x: number;
  y: number;
  radius: number;
}

/** A lunch box that shows pictures of meals. */
export interface MealBox {
  layout: LunchBoxLayout;
  lid: LunchBoxLid;
  meals: readonly PlacedMeal[];
}

/** The badge colour of each category; the lid of the lunch box has the same colour. */
export const categoryTones = { healthy: 'pine', chronic: 'info', allergy: 'warm' } as const satisfies Record<
  PackageKind['category'],
  string
>;

const lids = { healthy: 'green', chronic: 'blue', allergy: 'mango' } as const satisfies Record<
  PackageKind['category'],
  LunchBoxLid
>;

const layouts = {
  healthy: { monthly: 'B', weekly: 'D' },
  chronic: { monthly: 'C', weekly: 'A' },
  allergy: { monthly: 'D', weekly: 'B' },
} as const satisfies Record<PackageKind['category'], Record<PackageKind['frequency'], LunchBoxLayout>>;

type Bowl = Omit<PlacedMeal, 'url'>;

const bowls = (...places: readonly (readonly [x: number, y: number, radius: number])[]): readonly Bowl[] =>
  places.map(([x, y, radius]) => ({ x, y, radius }));

/** The positions of the bowls in each layout, the largest first. */
const packageBowls: Record<Exclude<LunchBoxLayout, 'E'>, readonly Bowl[]> = {
  A: bowls([126, 150, 92], [308, 84, 54], [308, 216, 54]),
  B: bowls([109, 94, 63], [291, 94, 63], [108, 226, 45], [200, 226, 45], [292, 226, 45]),
  C: bowls([92, 99, 60], [203, 99, 49], [326, 96, 45], [326, 204, 45], [144, 231, 41]),
  D: bowls([120, 89, 60], [280, 89, 60], [109, 221, 50], [291, 221, 50]),
};

const dayBowls = { one: bowls([200, 150, 118]), two: bowls([110, 150, 82], [290, 150, 82]) };

/** The box of a package with pictures of its own meals; bowls without a picture are left out. */
export function packageBox(kind: PackageKind, mealUrls: readonly string[]): MealBox {
  const layout = layouts[kind.category][kind.frequency];
  return { layout, lid: lids[kind.category], meals: placed(packageBowls[layout], mealUrls) };
}

/** The box for one day of a package, with its only meal or its first two; null for a meal without a picture. */
export function dayBox({ category }: Pick<PackageKind, 'category'>, mealUrls: readonly (string | null)[]): MealBox {
  return {
    layout: 'E',
    lid: lids[category],
    meals: placed(mealUrls.length > 1 ? dayBowls.two : dayBowls.one, mealUrls),
  };
}

function placed(places: readonly Bowl[], urls: readonly (string | null)[]): PlacedMeal[] {
  return places.flatMap((bowl, index) => {
    const url = urls[index];
    return url === undefined ? [] : [{ ...bowl, url }];
  });
}
