import type { MealSummary } from '#src/domain/meal.ts';
import type { MealSummaryDto } from './generated/client.schemas.ts';

/** Maps a meal where another thing mentions it. */
export function toMealSummary({ id, name, arabic_name, image_url }: MealSummaryDto): MealSummary {
  return { id, name, arabicName: arabic_name, imageUrl: image_url };
}
