import type { LocalizedName } from './localized-name.ts';
import type { LunchRating } from './lunch-rating.ts';
import type { MealSummary } from './meal.ts';
import type { CivilDate } from './riyadh-date.ts';

/** The status of one day's lunch; `skipped` is an off day, `vacation` an official vacation. */
export type DeliveryStatus =
  | 'scheduled'
  | 'in_processing'
  | 'out_for_delivery'
  | 'delivered'
  | 'skipped'
  | 'vacation'
  | 'cancelled';

/** Why a day has no delivery, or why its delivery can no longer be cancelled. */
export type DeliveryReasonCode =
  | 'off_day'
  | 'vacation'
  | 'cancelled_by_parent'
  | 'subscription_cancelled'
  | 'too_late'
  | 'in_the_past';

/** A dish of the menu that the student is not served. */
export interface ReplacedDish {
  /** The dish in its place; null if there is no safe one: the parent has to ask us. */
  mealId: number | null;
  previous: MealSummary;
  /** Why, for parents. */
  reason: LocalizedName;
}

/** One day of a subscription. Instants are ISO texts. */
export interface Delivery {
  id: number;
  on: CivilDate;
  status: DeliveryStatus;
  /** The planned meals; empty if they are not planned yet or nothing is delivered. */
  meals: MealSummary[];
  /** The dishes of the menu that are replaced for the student; empty without any. */
  replacedDishes: ReplacedDish[];
  /** The deadline for cancelling the delivery. */
  cancellableUntil: string;
  /** Null for a future step. */
  inProcessingAt: string | null;
  outForDeliveryAt: string | null;
  deliveredAt: string | null;
  /** The time by which it should be eaten; null before it is cooked. */
  eatBy: string | null;
  /** Null if the delivery can be cancelled. */
  reasonCode: DeliveryReasonCode | null;
  /** The vacation's name, if the status is `vacation`, or `cancelled` because of a closure. */
  reason: LocalizedName | null;
  /** The refunded amount of the day, or the amount that cancelling it now would refund; null if none. */
  refundHalalas: number | null;
  /** The instant from which a delivered lunch can't be rated any more; null if it is not delivered. */
  ratableUntil: string | null;
  lunchRating: LunchRating | null;
}

/** What a lunch serves, and what it replaces or leaves out. */
export type ServedLunch = Pick<Delivery, 'meals' | 'replacedDishes'>;

/** The dishes of the menu that a lunch leaves out: the student may not eat them, and no safe one is in their place. */
export function dishesWithoutOther({ meals, replacedDishes }: ServedLunch): ReplacedDish[] {
  return replacedDishes.filter(({ mealId }) => !meals.some(({ id }) => id === mealId));
}
