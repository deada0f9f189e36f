import type { LunchBoxLayout, LunchBoxLid } from '../../src/ui/illustrations/lunch-box.tsx';
import type { FoodName } from '../../mocks/pictures/foods.ts';

/** One food on a plate or in a box: its centre, its drawn size and its turn in degrees, in the drawing's own units. */
export type PlacedFood = { food: FoodName; x: number; y: number; size: number; turn?: number };

export type BoxDrawing = { layout: LunchBoxLayout; lid: LunchBoxLid; foods: readonly PlacedFood[] };

type PlateFoods = readonly PlacedFood[];

/** The package's food pictures are 256 px: drawn larger than this many CSS pixels they turn soft. */
export const largestFoodSize = 180;

// The food pictures carry an empty margin: a food of size 100 needs a picture of 113.
export const pictureScale = 1.13;

/** Widest (CSS px) that a drawing `viewWidth` units wide may become before its largest food passes `largestFoodSize`. */
export function widestDrawing(viewWidth: number, foods: readonly PlacedFood[], foodScale = 1): number {
  const largest = Math.max(1, ...foods.map(({ size }) => size * pictureScale * foodScale));
  return Math.floor((viewWidth * largestFoodSize) / largest);
}

/** Lunch boxes that show no package's meals: the brand's own, and boxes with foods that the meals of one package have. */
export const boxes = {
  brand: {
    layout: 'A',
    lid: 'lime',
    foods: [
      { food: 'rice', x: 108, y: 122, size: 138, turn: -6 },
      { food: 'chicken', x: 158, y: 192, size: 124, turn: 14 },
      { food: 'herbs', x: 86, y: 220, size: 66, turn: -20 },
      { food: 'broccoli', x: 288, y: 86, size: 82, turn: -8 },
      { food: 'carrot', x: 334, y: 88, size: 78, turn: 12 },
      { food: 'strawberry', x: 284, y: 214, size: 66, turn: -12 },
      { food: 'blueberries', x: 332, y: 226, size: 66, turn: 8 },
      { food: 'strawberry', x: 316, y: 192, size: 44, turn: 18 },
    ],
  },
  pitaAndSalad: {
    layout: 'B',
    lid: 'green',
    foods: [
      { food: 'pita', x: 108, y: 96, size: 116, turn: -6 },
      { food: 'salad', x: 290, y: 96, size: 112 },
      { food: 'mango', x: 94, y: 228, size: 78, turn: -8 },
      { food: 'banana', x: 200, y: 226, size: 84, turn: 6 },
      { food: 'grapes', x: 304, y: 228, size: 80 },
    ],
  },
  pastaAndFruit: {
    layout: 'D',
    lid: 'mango',
    foods: [
      { food: 'pasta', x: 110, y: 90, size: 112 },
      { food: 'tomato', x: 210, y: 90, size: 80, turn: -8 },
      { food: 'sweetcorn', x: 300, y: 88, size: 96, turn: 10 },
      { food: 'strawberry', x: 82, y: 222, size: 76, turn: -6 },
      { food: 'strawberry', x: 142, y: 224, size: 66, turn: 14 },
      { food: 'blueberries', x: 268, y: 222, size: 80, turn: -6 },
      { food: 'blueberries', x: 330, y: 224, size: 66, turn: 10 },
    ],
  },
} as const satisfies Record<string, BoxDrawing>;

/** The four plates of the event panel on the home page, the first one at the start of the line. */
const eventPanel: readonly PlateFoods[] = [
  [
    { food: 'strawberry', x: 112, y: 140, size: 84, turn: -10 },
    { food: 'blueberries', x: 182, y: 136, size: 84, turn: 8 },
    { food: 'banana', x: 150, y: 196, size: 90, turn: 4 },
  ],
  [{ food: 'pita', x: 150, y: 150, size: 150 }],
  [{ food: 'salad', x: 150, y: 150, size: 150 }],
  [
    { food: 'watermelon', x: 124, y: 146, size: 96, turn: -8 },
    { food: 'orange', x: 188, y: 168, size: 84, turn: 6 },
  ],
];

export type Drawing = {
  /** Widths (px) of the files to write, the smallest first. */
  widths: readonly number[];
} & (
  | { box: BoxDrawing }
  /** Plates beside each other, each partly over the one before; the first at the side where the line starts. */
  | { plates: readonly PlateFoods[]; from?: 'left' | 'right' }
  | { food: FoodName; side: number }
);

/** Widths: as the pages show it on one and on two pixels per CSS pixel. */
const box = (drawing: BoxDrawing, ...widths: number[]): Drawing => ({ box: drawing, widths });
const plate = (...foods: PlacedFood[]): Drawing => ({ plates: [foods], widths: [208, 412] });

/** Every picture that pages show and that holds food pictures. Each becomes one file a width. */
export const drawings = {
  'brand-box': box(boxes.brand, 360, 704, 986),
  'pita-and-salad-box': box(boxes.pitaAndSalad, 250, 500),
  'pasta-and-fruit-box': box(boxes.pastaAndFruit, 250, 520, 1040),
  'event-panel-ltr': { plates: eventPanel, from: 'left', widths: [640, 1044] },
  'event-panel-rtl': { plates: eventPanel, from: 'right', widths: [640, 1044] },
  'event-fruit-plate': plate(
    { food: 'strawberry', x: 110, y: 140, size: 100, turn: -10 },
    { food: 'blueberries', x: 192, y: 150, size: 104, turn: 6 },
    { food: 'strawberry', x: 152, y: 214, size: 66, turn: 16 },
  ),
  'event-pita-plate': plate({ food: 'pita', x: 150, y: 152, size: 150, turn: -8 }),
  'event-salad-plate': plate({ food: 'salad', x: 150, y: 152, size: 156 }),
  'event-melon-plate': plate(
    { food: 'orange', x: 118, y: 140, size: 104, turn: -6 },
    { food: 'watermelon', x: 196, y: 178, size: 96, turn: 8 },
  ),
  'event-sandwich-plate': plate({ food: 'sandwich', x: 150, y: 152, size: 140, turn: -4 }),
  'article-apple-plate': plate(
    { food: 'greenApple', x: 118, y: 128, size: 118, turn: -6 },
    { food: 'carrot', x: 200, y: 150, size: 96, turn: 12 },
    { food: 'blueberries', x: 150, y: 204, size: 84, turn: 4 },
  ),
  'article-egg-plate': plate({ food: 'egg', x: 150, y: 150, size: 130 }),
  'article-cherry-plate': plate(
    { food: 'cherries', x: 124, y: 150, size: 96, turn: -8 },
    { food: 'pear', x: 188, y: 160, size: 88, turn: 8 },
  ),
  van: { food: 'van', side: 92, widths: [184] },
  school: { food: 'school', side: 64, widths: [128] },
  home: { food: 'house', side: 64, widths: [128] },
} as const satisfies Record<string, Drawing>;
