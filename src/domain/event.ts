import type { LocalizedName } from './localized-name.ts';
import type { CivilDate } from './riyadh-date.ts';

/** A kind of event that the kitchen caters for. */
export interface EventPlan {
  id: number;
  name: string;
  arabicName: string;
  description: string;
  arabicDescription: string;
  /** Guests from which it is offered; null without a limit. */
  minimumGuests: number | null;
  /** Short lines on what is included. */
  highlights: LocalizedName[];
}

/** A short piece of news about events. */
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
