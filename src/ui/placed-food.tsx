import { foodPictures, type FoodName } from './food-pictures.ts';
import classes from './placed-food.module.css';

/** One food on a plate or in a box: its centre, its drawn size and its turn in degrees, in the drawing's own units. */
export type PlacedFood = { food: FoodName; x: number; y: number; size: number; turn?: number };

/** The pictures are 256 px: drawn larger than this many CSS pixels they turn soft. */
export const largestFoodSize = 180;

// The pictures carry an empty margin: a food of size 100 needs a picture of 113.
const pictureScale = 1.13;

/** Widest (CSS px) that a drawing `viewWidth` units wide may become before its largest food passes `largestFoodSize`. */
export function widestDrawing(viewWidth: number, foods: readonly PlacedFood[], foodScale = 1): number {
  const largest = Math.max(1, ...foods.map(({ size }) => size * pictureScale * foodScale));
  return Math.floor((viewWidth * largestFoodSize) / largest);
}

/** Draws foods, in order, inside an `svg`. */
export function PlacedFoods({ foods }: { foods: readonly PlacedFood[] }) {
  return foods.map(({ food, x, y, size, turn = 0 }) => {
    const side = size * pictureScale;
    return (
      <image
        key={`${food} ${x} ${y}`}
        className={classes.food}
        href={foodPictures[food]}
        x={x - side / 2}
        y={y - side / 2}
        width={side}
        height={side}
        transform={`rotate(${turn} ${x} ${y})`}
      />
    );
  });
}
