import { bySeriousness, type DecidingAllergen, type MealFacts, type SafetyUnknown } from './meal-safety.ts';
import type { MealSummary } from './meal.ts';
import type { CivilDate } from './riyadh-date.ts';
import type { PackageSummary } from './package.ts';
import type { PackageGate, PackageVerdict } from './package-gate.ts';

/** What is not known about a dish or a student; `unknown` for a kind that this version of the app does not know. */
export type CheckUnknown = SafetyUnknown | { kind: 'not_made_for'; issueId: number } | { kind: 'unknown' };

/** A dish that is not safe for the student, with its days. */
export interface CheckedDish {
  meal: MealSummary;
  verdict: 'check' | 'blocked';
  /** The allergens that decide, the most serious first. */
  allergens: DecidingAllergen[];
  unknowns: CheckUnknown[];
  days: {
    on: CivilDate;
    /** The safe dish that the kitchen serves the student instead; null if the package has none. */
    replacedBy: MealSummary | null;
  }[];
}

/** Whether a package fits a student over the days of a subscription (rules.md#package-safety). */
export interface AllergenCheck {
  verdict: PackageVerdict;
  lunchCount: number;
  /** The lunches with a dish that the student must not eat. */
  blockedCount: number;
  /** The other lunches that are not certainly safe, those that are not planned yet included. */
  checkCount: number;
  /** The dishes that are not safe, the most serious first. */
  dishes: CheckedDish[];
  /** The days that are not planned yet. */
  unplannedDays: CivilDate[];
  unknowns: CheckUnknown[];
  /** All that the parent has to acknowledge, each once; empty if the package fits. */
  findings: string[];
  isAcknowledged: boolean;
}

/** What the app finds itself, before the server does. Nothing is acknowledged yet. */
export function checkOfGate<M extends MealFacts & MealSummary>(gate: PackageGate<M>): AllergenCheck {
  const { dishes, unknowns, notMadeFor, ...facts } = gate;
  return {
    ...facts,
    dishes: dishes.map(({ meal, safety, days }) => ({
      meal,
      // A dish in the list is not safe.
      verdict: safety.verdict === 'check' ? 'check' : 'blocked',
      allergens: safety.allergens,
      unknowns: safety.unknowns,
      days,
    })),
    unknowns: [...unknowns, ...notMadeFor.map((issueId) => ({ kind: 'not_made_for' as const, issueId }))],
    isAcknowledged: gate.findings.length === 0,
  };
}

/** Another package for a student who was refused one, over the same days. */
export interface FittingPackage {
  package: PackageSummary;
  verdict: PackageVerdict;
  lunchCount: number;
  /** The lunches that are not certainly safe. */
  unsafeCount: number;
}

/** A student whose package the server refused, and why. */
export interface AllergenConflict {
  studentId: number;
  package: PackageSummary;
  check: AllergenCheck;
  /** The packages that can be bought instead, the best first. */
  fittingPackages: FittingPackage[];
}

/** One reason why a package does not fit or has to be checked. */
export type CheckReason =
  | (DecidingAllergen & { kind: 'allergen'; lunchCount: number })
  | { kind: 'dish_unknown'; unknown: CheckUnknown; lunchCount: number }
  | { kind: 'unplanned'; lunchCount: number }
  | { kind: 'student_unknown'; unknown: CheckUnknown };

/**
 * The reasons of a check, each once with the number of its lunches: allergens first, the most serious of them at the
 * top. Empty for a package that fits.
 */
export function checkReasons({
  dishes,
  unplannedDays,
  unknowns,
}: Pick<AllergenCheck, 'dishes' | 'unplannedDays' | 'unknowns'>): CheckReason[] {
  const ofStudent = new Set(unknowns.map((each) => JSON.stringify(each)));
  const allergens = new Map<string, { allergen: DecidingAllergen; days: Set<CivilDate> }>();
  const dishUnknowns = new Map<string, { unknown: CheckUnknown; days: Set<CivilDate> }>();
  for (const { allergens: deciding, unknowns: ofDish, days } of dishes) {
    for (const allergen of deciding) {
      const key = `${allergen.code} ${allergen.level}`;
      const found = allergens.get(key) ?? { allergen, days: new Set() };
      for (const { on } of days) found.days.add(on);
      allergens.set(key, found);
    }
    for (const unknown of ofDish) {
      const key = JSON.stringify(unknown);
      // The severity stands beside its allergen, and what is not known about the student is listed once.
      if (unknown.kind === 'severity_unknown' || ofStudent.has(key)) continue;
      const found = dishUnknowns.get(key) ?? { unknown, days: new Set() };
      for (const { on } of days) found.days.add(on);
      dishUnknowns.set(key, found);
    }
  }
  return [
    ...[...allergens.values()]
      .toSorted((a, b) => bySeriousness(a.allergen, b.allergen))
      .map(({ allergen, days }) => ({ kind: 'allergen' as const, ...allergen, lunchCount: days.size })),
    ...[...dishUnknowns.values()].map(({ unknown, days }) => ({
      kind: 'dish_unknown' as const,
      unknown,
      lunchCount: days.size,
    })),
    ...(unplannedDays.length === 0 ? [] : [{ kind: 'unplanned' as const, lunchCount: unplannedDays.length }]),
    ...unknowns.map((unknown) => ({ kind: 'student_unknown' as const, unknown })),
  ];
}
