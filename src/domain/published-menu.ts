import type { LocalizedName } from './localized-name.ts';
import type { Meal, MealSummary } from './meal.ts';
import type { PlannedLunch } from './package-safety.ts';
import type { CivilDate } from './riyadh-date.ts';

/** A dish that the kitchen replaced, as the published menu describes it. */
export interface PublishedSwap {
  /** The dish in its place, one of the day's dishes. */
  mealId: number;
  previousMeal: MealSummary;
  /** The kitchen's reason, for parents. */
  reason: LocalizedName;
  swappedAt: string;
}

/** What a package has on one school day, as its published menu says. */
export interface PublishedMenuDay {
  on: CivilDate;
  packageId: number;
  /** False if the kitchen has not planned the day yet. */
  isPlanned: boolean;
  /** The dishes; empty if the day is not planned yet. */
  meals: Meal[];
  swaps: PublishedSwap[];
}

/**
 * The lunches of some days. A day without an entry in the menu counts as not planned yet, because an absent dish must
 * not look safe (rules.md#package-safety).
 */
export function lunchesOn(days: readonly CivilDate[], menu: readonly PublishedMenuDay[]): PlannedLunch<Meal>[] {
  const planned = new Map(menu.filter(({ isPlanned }) => isPlanned).map(({ on, meals }) => [on, meals]));
  return days.map((on) => ({ on, meals: planned.get(on) ?? [] }));
}
