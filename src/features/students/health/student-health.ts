import { type Allergen, type HealthIssue, mayBeAllergy } from '#src/domain/health.ts';
import type { Student } from '#src/domain/student.ts';

/** The card for a student without health issues; excludes all other cards. */
export const noIssueChoice = 'none';

/** The single card for all food allergies; the allergens are chosen below it. */
export const allergyChoice = 'allergy';

/** The card of a health issue: allergies to known allergens share one, every other issue has its own. */
export function cardOf({ id, category, allergenCodes }: HealthIssue): string {
  return category === 'allergy' && allergenCodes.length > 0 ? allergyChoice : String(id);
}

interface ChosenHealth {
  issues: readonly string[];
  allergens: Readonly<Record<string, unknown>>;
}

/** The health issues that the chosen cards and allergens stand for, in the order of the list. */
export function namedIssues({ issues, allergens }: ChosenHealth, all: readonly HealthIssue[]): HealthIssue[] {
  return all.filter((issue) => {
    const card = cardOf(issue);
    if (!issues.includes(card)) return false;
    return card !== allergyChoice || issue.allergenCodes.some((code) => code in allergens);
  });
}

/** The chosen cards after one was turned on or off: "No issue" and all others exclude each other. */
export function withExclusiveNone(before: readonly string[], after: readonly string[]): string[] {
  const added = after.find((choice) => !before.includes(choice));
  if (added === noIssueChoice) return [noIssueChoice];
  return after.filter((choice) => choice !== noIssueChoice || added === undefined);
}

/** The filter for suitable packages; null if every package is suitable. This is not a medical statement. */
export function fittingPackages(
  chosen: ChosenHealth,
  all: readonly HealthIssue[],
): 'allergy' | 'chronic' | 'both' | null {
  const named = namedIssues(chosen, all);
  const hasAllergy = chosen.issues.includes(allergyChoice) || named.some(mayBeAllergy);
  if (named.some(({ category }) => category === 'chronic')) return hasAllergy ? 'both' : 'chronic';
  return hasAllergy ? 'allergy' : null;
}

/**
 * The allergens that can be chosen, including those of a saved student that are no longer offered, so that saving keeps
 * them.
 */
export function allAllergens(offered: readonly Allergen[], { allergens }: Pick<Student, 'allergens'>): Allergen[] {
  const known = new Set(offered.map(({ code }) => code));
  const missing = allergens.filter(({ code }) => !known.has(code));
  return [...offered, ...missing.map(({ code, name, arabicName }) => ({ code, name, arabicName }))];
}

/**
 * The issues that can be chosen, including those of a saved student that are no longer offered, so that saving keeps
 * them.
 */
export function allIssues(
  offered: readonly HealthIssue[],
  { healthIssues }: Pick<Student, 'healthIssues'>,
): HealthIssue[] {
  const known = new Set(offered.map(({ id }) => id));
  const missing = healthIssues.filter(({ id }) => !known.has(id));
  return [
    ...offered,
    ...missing.map(({ id, name, arabicName, category }) => ({
      id,
      name,
      arabicName,
      category,
      requiresDescription: false,
      allergenCodes: [],
      allergenSeverity: null,
      requiredValues: [],
      mealsNeedCheck: true,
      packageIds: [],
    })),
  ];
}
