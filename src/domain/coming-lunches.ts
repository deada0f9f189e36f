import type { Delivery } from './delivery.ts';
import { isLunch } from './family-board.ts';
import { type SafetyVerdict, worstVerdict } from './meal-safety.ts';
import type { CivilDate } from './riyadh-date.ts';

/**
 * What a student's health means for a lunch: a dish that the student must not eat or that has no safe one in its place,
 * something to ask the kitchen about, another dish than on the menu, or nothing.
 */
export const lunchEffects = ['blocked', 'check', 'swapped', 'none'] as const;

export type LunchEffect = (typeof lunchEffects)[number];

/** A lunch that is not eaten yet, as far as is known, and what the student's health means for it. */
export interface ComingLunch {
  delivery: Delivery;
  effect: LunchEffect;
  /** Whether it is cooked, so that the kitchen can't change it any more. */
  isCooked: boolean;
}

interface StudentSafety {
  /** Whether the student has an allergy or a condition. */
  hasNeeds: boolean;
  /** Whether the student may eat a dish; a dish that could not be compared has to be checked. */
  verdictOf: (mealId: number) => SafetyVerdict;
}

/** What a student's health means for a lunch (rules.md#changed-health). A lunch that is not planned has to be checked. */
export function lunchEffect(
  { meals, replacedDishes }: Pick<Delivery, 'meals' | 'replacedDishes'>,
  { hasNeeds, verdictOf }: StudentSafety,
): LunchEffect {
  if (replacedDishes.some(({ mealId }) => mealId === null)) return 'blocked';
  if (meals.length === 0) return hasNeeds ? 'check' : 'none';
  const verdict = worstVerdict(meals.map(({ id }) => verdictOf(id)));
  if (verdict !== 'safe') return verdict;
  return replacedDishes.length > 0 ? 'swapped' : 'none';
}

/** The lunches of today, which may not be eaten yet, and of the days after it, by date. */
export function comingLunches(deliveries: readonly Delivery[], today: CivilDate, safety: StudentSafety): ComingLunch[] {
  return deliveries
    .filter((each) => each.on >= today && isLunch(each))
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map((delivery) => ({
      delivery,
      effect: lunchEffect(delivery, safety),
      isCooked: delivery.status !== 'scheduled',
    }));
}

/** The number of lunches by effect. */
export function effectCounts(lunches: readonly ComingLunch[]): Record<LunchEffect, number> {
  const counts: Record<LunchEffect, number> = { blocked: 0, check: 0, swapped: 0, none: 0 };
  for (const { effect } of lunches) counts[effect] += 1;
  return counts;
}
