import type { Meal } from '#src/domain/meal.ts';
import type { PublishedMenuDay, PublishedSwap } from '#src/domain/published-menu.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { type OfficialVacation, vacationOn } from '#src/domain/school-days.ts';

/** What the menu says about one day from Sunday to Thursday. */
export type DayState =
  | { at: 'loading' }
  /** The menu did not load. */
  | { at: 'unknown' }
  | { at: 'dishes'; meals: readonly Meal[]; swaps: readonly PublishedSwap[] }
  /** The kitchen has not planned the day yet. */
  | { at: 'unplanned' }
  /** No lunch; `vacation` is null if its name is not known. */
  | { at: 'closed'; vacation: OfficialVacation | null };

/** What is known of the days: the menu is undefined while it loads, and null if it did not load. */
export interface KnownDays {
  packageId: number;
  menu: readonly PublishedMenuDay[] | undefined | null;
  vacations: readonly OfficialVacation[];
}

/**
 * The state of a day. A day of another package counts as not loaded, and a planned day without a dish as not planned:
 * neither must look like a lunch without allergens.
 */
export function dayStateOf(on: CivilDate, { packageId, menu, vacations }: KnownDays): DayState {
  if (menu === undefined) return { at: 'loading' };
  if (menu === null || menu.some((each) => each.packageId !== packageId)) return { at: 'unknown' };
  const day = menu.find((each) => each.on === on);
  if (day === undefined) return { at: 'closed', vacation: vacationOn(on, vacations) };
  if (!day.isPlanned || day.meals.length === 0) return { at: 'unplanned' };
  return { at: 'dishes', meals: day.meals, swaps: day.swaps };
}
