/** A meal where another thing mentions it. */
export interface MealSummary {
  id: number;
  name: string;
  arabicName: string;
  /** Address of the picture; null without one. */
  imageUrl: string | null;
}
