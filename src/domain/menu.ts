import { type CivilDate, civilDateOfDayNumber, dayNumberOf, weekdayOfDayNumber } from './riyadh-date.ts';
import { isSchoolDay, type OfficialVacation } from './school-days.ts';

/** A dish that the kitchen replaced on a day, after the menu was planned. */
export interface MenuSwap {
  on: CivilDate;
  /** The dish that was planned. */
  previousMealId: number;
  /** The dish in its place. */
  mealId: number;
}

/** What the menu of one package is planned from. */
export interface MenuPlan<Swap extends MenuSwap = MenuSwap> {
  /** The dishes of the package, in the order in which they take turns. */
  mealIds: readonly number[];
  mealsPerDay: number;
  /** The last planned day. */
  plannedUntil: CivilDate;
  /** Days without a plan, although they are before the last planned one. */
  unplannedDays: readonly CivilDate[];
  swaps: readonly Swap[];
}

/** The menu of a package on one school day. */
export interface MenuDay<Swap extends MenuSwap = MenuSwap> {
  on: CivilDate;
  /** False if the kitchen has not planned the day yet. */
  isPlanned: boolean;
  /** The dishes; empty if the day is not planned. */
  mealIds: number[];
  /** The swaps of these dishes. */
  swaps: Swap[];
}

const SCHOOL_DAYS_PER_WEEK = 5;
/** Day number 0 is a Thursday, so weeks from Sunday begin 4 days before a multiple of 7. */
const DAYS_BEFORE_EPOCH = 4;

/** The number of days from Sunday to Thursday before a day since 1970; vacations count as well. */
function turnOf(dayNumber: number): number {
  const weekday = weekdayOfDayNumber(dayNumber);
  const week = (dayNumber - weekday + DAYS_BEFORE_EPOCH) / 7;
  return week * SCHOOL_DAYS_PER_WEEK + weekday;
}

/**
 * The menu of a package on a day from Sunday to Thursday (rules.md#menu). The dishes take turns by the calendar and not
 * by the lunches of a subscription, so that all children with the package eat the same, whatever their vacations.
 */
export function menuOn<Swap extends MenuSwap>(on: CivilDate, plan: MenuPlan<Swap>): MenuDay<Swap> {
  const { mealIds, plannedUntil, unplannedDays } = plan;
  if (on > plannedUntil || unplannedDays.includes(on) || mealIds.length === 0) {
    return { on, isPlanned: false, mealIds: [], swaps: [] };
  }
  const count = Math.min(plan.mealsPerDay, mealIds.length);
  const first = turnOf(dayNumberOf(on)) * count;
  const places = Array.from({ length: count }, (_each, place) => (first + place) % mealIds.length);
  const planned = places.flatMap((place) => mealIds[place] ?? []);
  const swaps = plan.swaps.filter((swap) => swap.on === on && planned.includes(swap.previousMealId));
  const dishes = planned.map((id) => swaps.find(({ previousMealId }) => previousMealId === id)?.mealId ?? id);
  return { on, isPlanned: true, mealIds: dishes, swaps };
}

/**
 * The menu of a package on each school day of a range, both ends inclusive; none on weekends and on the given vacations
 * (only those that apply: see `vacationsFor`).
 */
export function menuDays<Swap extends MenuSwap>(
  { from, to }: { from: CivilDate; to: CivilDate },
  plan: MenuPlan<Swap>,
  vacations: readonly OfficialVacation[],
): MenuDay<Swap>[] {
  const days: MenuDay<Swap>[] = [];
  const last = dayNumberOf(to);
  for (let day = dayNumberOf(from); day <= last; day += 1) {
    const on = civilDateOfDayNumber(day);
    if (isSchoolDay(on, vacations)) days.push(menuOn(on, plan));
  }
  return days;
}
