import { compareSeverities } from './allergy-severity.ts';
import type { AllergySeverity } from './health.ts';
import type { AllergenLevel, Meal, NutritionValue } from './meal.ts';
import type { StudentNeeds, StudentUnknown } from './student-needs.ts';

/** Whether a student may eat a meal, the safest first. `check`: only after asking the kitchen. */
export const safetyVerdicts = ['safe', 'check', 'blocked'] as const;

export type SafetyVerdict = (typeof safetyVerdicts)[number];

/** An allergen of a meal that its student must avoid. */
export interface DecidingAllergen {
  code: string;
  level: AllergenLevel;
  /** Null if it is unknown. */
  severity: AllergySeverity | null;
  verdict: 'check' | 'blocked';
}

/** What is not known about a student and a meal: the parent has to ask the kitchen. */
export type SafetyUnknown =
  | StudentUnknown
  | { kind: 'allergens_not_recorded' }
  | { kind: 'severity_unknown'; code: string }
  | { kind: 'value_not_stated'; value: NutritionValue | null };

/** Whether a student may eat a meal, and why not. */
export interface MealSafety {
  verdict: SafetyVerdict;
  /** The allergens that the student must avoid, the most serious first. */
  allergens: DecidingAllergen[];
  /** What is not known; empty if the data is complete. */
  unknowns: SafetyUnknown[];
}

/** The facts of a meal that decide. */
export interface MealFacts {
  allergens: readonly { code: string; level: AllergenLevel }[] | null;
  nutrition: Meal['nutrition'];
}

/** The less safe of some verdicts; `safe` for none. */
export function worstVerdict(verdicts: readonly SafetyVerdict[]): SafetyVerdict {
  return safetyVerdicts.findLast((each) => verdicts.includes(each)) ?? 'safe';
}

/** Sorts what is blocked first, then by severity, then by code and level. */
export function bySeriousness(a: DecidingAllergen, b: DecidingAllergen): number {
  return (
    safetyVerdicts.indexOf(b.verdict) - safetyVerdicts.indexOf(a.verdict) ||
    compareSeverities(a.severity, b.severity) ||
    a.code.localeCompare(b.code) ||
    a.level.localeCompare(b.level)
  );
}

/** A trace, and a mild reaction, have to be checked; anything else is blocked. */
function decidingAllergen(code: string, level: AllergenLevel, severity: AllergySeverity | null): DecidingAllergen {
  return { code, level, severity, verdict: level === 'may_contain' || severity === 'mild' ? 'check' : 'blocked' };
}

/** Whether a value of the label is known: a negative or impossible one counts as not stated. */
export function isStated(amount: number | null): amount is number {
  return amount !== null && Number.isFinite(amount) && amount >= 0;
}

/**
 * Whether a student may eat a meal: the one rule of the screens and of the mock (rules.md#meal-safety). Missing data is
 * never `safe`, and an unknown severity counts as a severe one.
 */
export function mealSafety(needs: StudentNeeds, meal: MealFacts): MealSafety {
  const levels = new Map<string, AllergenLevel>();
  for (const { code, level } of meal.allergens ?? []) {
    // An ingredient counts before a trace of the same allergen.
    if ((levels.get(code) ?? 'may_contain') === 'may_contain') levels.set(code, level);
  }

  const allergens: DecidingAllergen[] = [];
  const unknowns: SafetyUnknown[] = [...needs.unknowns];
  const hasAllergens = needs.avoided.size > 0;
  if (hasAllergens && meal.allergens === null) unknowns.push({ kind: 'allergens_not_recorded' });
  for (const [code, level] of levels) {
    const severity = needs.avoided.get(code);
    if (severity !== undefined) allergens.push(decidingAllergen(code, level, severity));
    if (severity === null) unknowns.push({ kind: 'severity_unknown', code });
    // A code that no list has may be a misspelt one of the student.
    if (severity === undefined && hasAllergens && !needs.knownCodes.has(code)) {
      unknowns.push({ kind: 'allergen_unknown', code });
    }
  }
  for (const value of needs.nutrition) {
    if (value === null || !isStated(meal.nutrition[value])) unknowns.push({ kind: 'value_not_stated', value });
  }
  const verdict = worstVerdict([...allergens.map((each) => each.verdict), unknowns.length > 0 ? 'check' : 'safe']);
  return { verdict, allergens: allergens.toSorted(bySeriousness), unknowns };
}
