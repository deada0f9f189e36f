import { foodPictures, type FoodName } from './food-pictures.ts';
import { largestFoodSize } from './placed-food.tsx';

type FoodProps = {
  food: FoodName;
  /** Side in CSS px; drawn at most 180 px, where the 256 px picture is still sharp on fine screens. */
  size: number;
  /** Says what the picture shows; without it the picture is decoration. */
  label?: string;
  className?: string;
};

/** One food, drawn alone. */
export function Food({ food, size, label = '', className }: FoodProps) {
  const side = Math.min(size, largestFoodSize);
  return <img className={className} src={foodPictures[food]} alt={label} width={side} height={side} decoding="async" />;
}
