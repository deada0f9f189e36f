import type { Delivery } from './delivery.ts';
import { addDays, type CivilDate, midnightInRiyadh } from './riyadh-date.ts';

/** Reasons that praise a lunch. */
export const praises = ['ate_it_all', 'liked_taste', 'right_portion', 'warm_on_arrival', 'on_time'] as const;

/** Reasons that complain about a lunch. */
export const complaints = [
  'left_most',
  'disliked_taste',
  'too_little',
  'too_much',
  'cold_on_arrival',
  'late',
  'wrong_dish',
  'damaged',
] as const;

/** Why a lunch has its rating. */
export type LunchRatingReason = (typeof praises)[number] | (typeof complaints)[number];

/** A parent's rating of one delivered lunch. */
export interface LunchRating {
  /** From 1, poor, to 5, excellent. */
  rating: number;
  reasons: LunchRatingReason[];
  feedback: string | null;
  /** When it was given, an ISO text. */
  at: string;
}

/** Why a lunch can't be rated. */
export type LunchRatingRefusal = 'not_delivered' | 'already_rated' | 'too_late';

/** The facts about a day that decide whether its lunch can be rated. */
export type RatableLunch = Pick<Delivery, 'status' | 'ratableUntil' | 'lunchRating'>;

/** The reasons that fit a rating: praise with 3 or more, complaints with 3 or less (rules.md#lunch-rating). */
export function reasonsFor(rating: number): readonly LunchRatingReason[] {
  return [...(rating >= 3 ? praises : []), ...(rating <= 3 ? complaints : [])];
}

/** The instant from which a delivered lunch can't be rated any more: the end of the day `ratingDays` (14) after its own. */
export function lunchRatingDeadline(on: CivilDate, ratingDays: number): Date {
  return midnightInRiyadh(addDays(on, ratingDays + 1));
}

/** Why a lunch can't be rated now, in the order in which the server checks; null if it can. */
export function lunchRatingRefusal(lunch: RatableLunch, now: Date): LunchRatingRefusal | null {
  if (lunch.status !== 'delivered' || lunch.ratableUntil === null) return 'not_delivered';
  if (lunch.lunchRating !== null) return 'already_rated';
  return now < new Date(lunch.ratableUntil) ? null : 'too_late';
}

/** The lunches that can be rated now, the latest first. */
export function lunchesToRate<Lunch extends RatableLunch & Pick<Delivery, 'on'>>(
  deliveries: readonly Lunch[],
  now: Date,
): Lunch[] {
  return deliveries
    .filter((lunch) => lunchRatingRefusal(lunch, now) === null)
    .toSorted((a, b) => b.on.localeCompare(a.on));
}
