import {
  bySeriousness,
  type DecidingAllergen,
  type MealFacts,
  type MealSafety,
  mealSafety,
  type SafetyVerdict,
  safetyVerdicts,
  worstVerdict,
} from './meal-safety.ts';
import type { Package } from './package.ts';
import type { CivilDate } from './riyadh-date.ts';
import type { StudentNeeds } from './student-needs.ts';

/** The lunch of one day. */
export interface PlannedLunch<M> {
  on: CivilDate;
  /** The dishes; empty if they are not planned yet. */
  meals: readonly M[];
}

/** A dish that is not safe for the student, with the days on which the package has it. */
export interface UnsafeDish<M> {
  meal: M;
  safety: MealSafety;
  days: CivilDate[];
}

/** Whether a package fits a student over some days. */
export interface PackageSafety<M> {
  verdict: SafetyVerdict;
  lunchCount: number;
  /** The lunches with a dish that the student must not eat. */
  blockedCount: number;
  /** The other lunches that have to be checked with the kitchen, including those that are not planned yet. */
  checkCount: number;
  /** The dishes that are not safe, the most serious first. */
  dishes: UnsafeDish<M>[];
  /** The allergens of these dishes with the number of lunches, the most serious first. */
  allergens: (DecidingAllergen & { lunchCount: number })[];
  /** The days without planned dishes on which the package may have something that the student must avoid. */
  unplannedDays: CivilDate[];
  /** The student's issues for which there are packages, but not this one. */
  notMadeFor: number[];
}

/** Whether a dish that is not known yet is safe: the package promises to leave out all that the student must avoid. */
function isPromised({ avoided, nutrition, unknowns }: StudentNeeds, excluded: readonly string[]): boolean {
  return (
    unknowns.length === 0 && nutrition.length === 0 && [...avoided.keys()].every((code) => excluded.includes(code))
  );
}

/** How many lunches of a package a student must not eat or has to ask about, and why (rules.md#package-safety). */
export function packageSafety<M extends MealFacts & { id: number }>(
  needs: StudentNeeds,
  offer: Pick<Package, 'id' | 'excludedAllergens'>,
  lunches: readonly PlannedLunch<M>[],
): PackageSafety<M> {
  const dishes = new Map<number, UnsafeDish<M>>();
  const allergens = new Map<string, DecidingAllergen & { lunchCount: number }>();
  const unplannedDays: CivilDate[] = [];
  const verdicts: SafetyVerdict[] = [];

  for (const { on, meals } of lunches) {
    const found = meals.map((meal) => ({ meal, safety: mealSafety(needs, meal) }));
    const isUnknown = meals.length === 0 && !isPromised(needs, offer.excludedAllergens);
    if (isUnknown) unplannedDays.push(on);
    verdicts.push(isUnknown ? 'check' : worstVerdict(found.map(({ safety }) => safety.verdict)));
    for (const { meal, safety } of found) {
      if (safety.verdict === 'safe') continue;
      const dish = dishes.get(meal.id) ?? { meal, safety, days: [] };
      dish.days.push(on);
      dishes.set(meal.id, dish);
    }
    // Two dishes of one lunch with the same allergen are one lunch.
    const ofLunch = new Map(found.flatMap(({ safety }) => safety.allergens.map((each) => [keyOf(each), each])));
    for (const [key, allergen] of ofLunch) {
      allergens.set(key, { ...allergen, lunchCount: (allergens.get(key)?.lunchCount ?? 0) + 1 });
    }
  }

  const notMadeFor = [...needs.packages].flatMap(([issueId, ids]) => (ids.includes(offer.id) ? [] : [issueId]));
  return {
    verdict: worstVerdict([...verdicts, ...notMadeFor.map(() => 'check' as const)]),
    lunchCount: lunches.length,
    blockedCount: verdicts.filter((each) => each === 'blocked').length,
    checkCount: verdicts.filter((each) => each === 'check').length,
    dishes: [...dishes.values()].toSorted(byDish),
    allergens: [...allergens.values()].toSorted(bySeriousness),
    unplannedDays,
    notMadeFor,
  };
}

const keyOf = ({ code, level }: DecidingAllergen) => `${code} ${level}`;

/** Sorts by the verdict, then by the allergen that decides, then by the number of days, then by the id. */
function byDish(a: UnsafeDish<{ id: number }>, b: UnsafeDish<{ id: number }>): number {
  const [first, second] = [a.safety.allergens[0], b.safety.allergens[0]];
  return (
    safetyVerdicts.indexOf(b.safety.verdict) - safetyVerdicts.indexOf(a.safety.verdict) ||
    (first && second ? bySeriousness(first, second) : Number(second !== undefined) - Number(first !== undefined)) ||
    b.days.length - a.days.length ||
    a.meal.id - b.meal.id
  );
}
