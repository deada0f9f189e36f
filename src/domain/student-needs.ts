import { strongerSeverity } from './allergy-severity.ts';
import { type AllergySeverity, type HealthIssue, mayBeAllergy } from './health.ts';
import type { NutritionValue } from './meal.ts';
import type { Student } from './student.ts';

/** Why no data can show that a meal is safe for a student: the parent has to ask the kitchen. */
export type StudentUnknown =
  | { kind: 'allergen_unknown'; code: string }
  | { kind: 'issue_unknown'; issueId: number }
  | { kind: 'issue_without_code'; issueId: number };

/** What a student's health requires of each meal. */
export interface StudentNeeds {
  /** The severity by the code of each allergen to avoid; null if the severity is unknown. */
  avoided: ReadonlyMap<string, AllergySeverity | null>;
  /** The values that a meal has to state; null for a value that this version of the app does not know. */
  nutrition: readonly (NutritionValue | null)[];
  /** What applies to every meal; empty if the data describes the student's health. */
  unknowns: readonly StudentUnknown[];
  /** The packages for each issue that has some, by the id of the issue. */
  packages: ReadonlyMap<number, readonly number[]>;
  /** The codes of all allergens, also of those that are not offered any more. */
  knownCodes: ReadonlySet<string>;
}

/** The lists that a student's health refers to. */
export interface HealthLists {
  /** All health issues with their needs. */
  issues: readonly Pick<
    HealthIssue,
    'id' | 'category' | 'allergenCodes' | 'allergenSeverity' | 'requiredValues' | 'mealsNeedCheck' | 'packageIds'
  >[];
  /** The codes of all allergens. */
  allergenCodes: readonly string[];
}

type StudentHealth = {
  allergens: readonly Pick<Student['allergens'][number], 'code' | 'severity'>[];
  healthIssues: readonly Pick<Student['healthIssues'][number], 'id'>[];
};

/** Whether a student has an allergen or an issue, so that each dish has to be compared (rules.md#meal-safety). */
export function hasHealthNeeds(student: { allergens: readonly unknown[]; healthIssues: readonly unknown[] }): boolean {
  return student.allergens.length > 0 || student.healthIssues.length > 0;
}

/**
 * What a student's health requires of each meal (rules.md#meal-safety). The severity that the parent chose for an
 * allergen counts, unless an issue requires a stronger one.
 */
export function studentNeeds({ allergens, healthIssues }: StudentHealth, lists: HealthLists): StudentNeeds {
  const avoided = new Map<string, AllergySeverity | null>();
  const nutrition = new Set<NutritionValue | null>();
  const unknowns: StudentUnknown[] = [];
  const packages = new Map<number, readonly number[]>();
  const knownCodes = new Set(lists.allergenCodes);

  function avoid(code: string, severity: AllergySeverity | null): void {
    const other = avoided.get(code);
    avoided.set(code, other === undefined ? severity : strongerSeverity(severity, other));
  }

  for (const { code, severity } of allergens) avoid(code, severity);
  const chosen = new Set(avoided.keys());
  for (const { id } of healthIssues) {
    const issue = lists.issues.find((each) => each.id === id);
    if (issue === undefined) {
      unknowns.push({ kind: 'issue_unknown', issueId: id });
      continue;
    }
    const hasNoCode = mayBeAllergy(issue) && issue.allergenCodes.length === 0;
    if (hasNoCode || issue.mealsNeedCheck) unknowns.push({ kind: 'issue_without_code', issueId: id });
    for (const code of issue.allergenCodes) {
      // An issue without a severity leaves it to the parent.
      if (issue.allergenSeverity !== null || !chosen.has(code)) avoid(code, issue.allergenSeverity);
    }
    for (const value of issue.requiredValues) nutrition.add(value);
    if (issue.packageIds.length > 0) packages.set(id, issue.packageIds);
  }
  for (const code of avoided.keys()) if (!knownCodes.has(code)) unknowns.push({ kind: 'allergen_unknown', code });
  return { avoided, nutrition: [...nutrition], unknowns, packages, knownCodes };
}

/** The needs of anybody who avoids some allergens, possible traces included. */
export function needsWithout(codes: readonly string[], knownCodes: readonly string[]): StudentNeeds {
  const allergens = codes.map((code) => ({ code, severity: null }));
  return studentNeeds({ allergens, healthIssues: [] }, { issues: [], allergenCodes: knownCodes });
}
