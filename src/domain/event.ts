import type { LocalizedName } from './localized-name.ts';
import type { CivilDate } from './riyadh-date.ts';

/** A type of event that the kitchen caters for. */
export interface EventPlan {
  id: number;
  name: string;
  arabicName: string;
  description: string;
  arabicDescription: string;
  /** Minimum number of guests; null if there is no minimum. */
  minimumGuests: number | null;
  /** Short lines on what is included. */
  highlights: LocalizedName[];
}

/** A news item about events. */
export interface NewsItem {
  id: number;
  name: string;
  arabicName: string;
  description: string;
  arabicDescription: string;
  /** Address of the picture; null without one. */
  imageUrl: string | null;
  publishedOn: CivilDate;
}
