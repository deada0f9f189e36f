import { type Delivery, dishesWithoutOther, type ServedLunch } from './delivery.ts';
import { isLunch } from './family-board.ts';
import { type SafetyVerdict, worstVerdict } from './meal-safety.ts';
import { riyadhDateOf } from './riyadh-date.ts';
import type { Student } from './student.ts';
import { type HealthLists, studentNeeds } from './student-needs.ts';

/**
 * What a student's health means for a lunch: a dish that the student must not eat or that has no safe one in its place,
 * something to ask the kitchen about, another dish than on the menu, or nothing.
 */
export type LunchEffect = 'blocked' | 'check' | 'swapped' | 'none';

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

/** The safety of a student who is not known, and may have an allergy. */
export const unknownSafety: StudentSafety = { hasNeeds: true, verdictOf: () => 'check' };

/** What a student's health means for a lunch (rules.md#changed-health). A lunch that is not planned has to be checked. */
export function lunchEffect(lunch: ServedLunch, { hasNeeds, verdictOf }: StudentSafety): LunchEffect {
  const { meals, replacedDishes } = lunch;
  if (dishesWithoutOther(lunch).length > 0) return 'blocked';
  if (meals.length === 0) return hasNeeds ? 'check' : 'none';
  const verdict = worstVerdict(meals.map(({ id }) => verdictOf(id)));
  if (verdict !== 'safe') return verdict;
  return replacedDishes.length > 0 ? 'swapped' : 'none';
}

/** Whether a lunch suits a student: the mark of every screen. Null if there is nothing to compare. */
export function lunchVerdict(lunch: ServedLunch, safety: StudentSafety): SafetyVerdict | null {
  const effect = lunchEffect(lunch, safety);
  if (effect === 'blocked' || effect === 'check') return effect;
  return safety.hasNeeds ? 'safe' : null;
}

/** The lunches that may still be eaten, by date: today's until the time to eat it by, and those of later days. */
export function comingLunches(deliveries: readonly Delivery[], now: Date, safety: StudentSafety): ComingLunch[] {
  const today = riyadhDateOf(now);
  return deliveries
    .filter((each) => each.on >= today && isLunch(each) && (each.eatBy === null || now < new Date(each.eatBy)))
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

type Health = Pick<Student, 'allergens' | 'healthIssues'>;

/**
 * Whether two records of a student require something else of a meal, so that lunches may change. An issue that repeats
 * an allergen of the student requires nothing else.
 */
export function hasOtherNeeds(before: Health, after: Health, lists: HealthLists): boolean {
  const textOf = (health: Health) => {
    const { avoided, nutrition, unknowns } = studentNeeds(health, lists);
    const parts = [[...avoided].map(([code, severity]) => `${code} ${severity}`), nutrition.map(String)];
    return JSON.stringify([...parts, unknowns.map((each) => JSON.stringify(each))].map((each) => each.toSorted()));
  };
  return textOf(before) !== textOf(after);
}
