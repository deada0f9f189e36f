import type { LunchBoxLayout, LunchBoxLid } from './lunch-box.tsx';

/** What a package's box follows from: its lid's colour is the category, its compartments show weekly from monthly. */
export interface PackageKind {
  category: 'healthy' | 'chronic' | 'allergy';
  frequency: 'monthly' | 'weekly';
}

/** A meal's picture in a bowl: its centre and radius in the box's own units. */
export interface PlacedMeal {
  url: string;
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

/** The badge's colour of a category; the lunch box's lid has the same. */
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

type Place = Omit<PlacedMeal, 'url'>;

/** Where bowls are in each layout, the largest first. */
const places: Record<Exclude<LunchBoxLayout, 'E'>, readonly Place[]> = {
  A: [
    { x: 126, y: 150, radius: 92 },
    { x: 308, y: 84, radius: 54 },
    { x: 308, y: 216, radius: 54 },
  ],
  B: [
    { x: 109, y: 94, radius: 63 },
    { x: 291, y: 94, radius: 63 },
    { x: 108, y: 226, radius: 45 },
    { x: 200, y: 226, radius: 45 },
    { x: 292, y: 226, radius: 45 },
  ],
  C: [
    { x: 92, y: 99, radius: 60 },
    { x: 203, y: 99, radius: 49 },
    { x: 326, y: 96, radius: 45 },
    { x: 326, y: 204, radius: 45 },
    { x: 144, y: 231, radius: 41 },
  ],
  D: [
    { x: 120, y: 89, radius: 60 },
    { x: 280, y: 89, radius: 60 },
    { x: 109, y: 221, radius: 50 },
    { x: 291, y: 221, radius: 50 },
  ],
};

const one: readonly Place[] = [{ x: 200, y: 150, radius: 118 }];
const two: readonly Place[] = [
  { x: 110, y: 150, radius: 82 },
  { x: 290, y: 150, radius: 82 },
];

/** The box drawn for a package, with the pictures of its own meals; bowls without a picture are left out. */
export function packageBox(kind: PackageKind, mealUrls: readonly string[]): MealBox {
  const layout = layouts[kind.category][kind.frequency];
  return { layout, lid: lids[kind.category], meals: placed(places[layout], mealUrls) };
}

/** The box drawn for one day of a package: its one meal, or its first two. */
export function dayBox({ category }: Pick<PackageKind, 'category'>, mealUrls: readonly string[]): MealBox {
  return { layout: 'E', lid: lids[category], meals: placed(mealUrls.length > 1 ? two : one, mealUrls) };
}

function placed(bowls: readonly Place[], urls: readonly string[]): PlacedMeal[] {
  return bowls.flatMap((bowl, index) => {
    const url = urls[index];
    return url === undefined ? [] : [{ ...bowl, url }];
  });
}
