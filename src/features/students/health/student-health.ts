import { type Allergen, type HealthIssue, mayBeAllergy } from '#src/domain/health.ts';
import type { Student } from '#src/domain/student.ts';

/** The card of a child without health issues; excludes all others. */
export const noIssueChoice = 'none';

/** The one card of all food allergies; the allergens are chosen below it. */
export const allergyChoice = 'allergy';

/** The card of a health issue: allergies to known allergens share one, every other issue has its own. */
export function cardOf({ id, category, allergenCodes }: HealthIssue): string {
  return category === 'allergy' && allergenCodes.length > 0 ? allergyChoice : String(id);
}

interface ChosenHealth {
  issues: readonly string[];
  allergens: Readonly<Record<string, unknown>>;
}

/** The health issues that the chosen cards and allergens name, in the list's order. */
export function namedIssues({ issues, allergens }: ChosenHealth, all: readonly HealthIssue[]): HealthIssue[] {
  return all.filter((issue) => {
    const card = cardOf(issue);
    if (!issues.includes(card)) return false;
    return card !== allergyChoice || issue.allergenCodes.some((code) => code in allergens);
  });
}

/** The cards chosen once another was turned on or off: "No issue" and all others exclude each other. */
export function withExclusiveNone(before: readonly string[], after: readonly string[]): string[] {
  const added = after.find((choice) => !before.includes(choice));
  if (added === noIssueChoice) return [noIssueChoice];
  return after.filter((choice) => choice !== noIssueChoice || added === undefined);
}

/** Which packages to look at; null where any will do. Promises nothing medical. */
export function fittingPackages(
  chosen: ChosenHealth,
  all: readonly HealthIssue[],
): 'allergy' | 'chronic' | 'both' | null {
  const named = namedIssues(chosen, all);
  const hasAllergy = chosen.issues.includes(allergyChoice) || named.some(mayBeAllergy);
  if (named.some(({ category }) => category === 'chronic')) return hasAllergy ? 'both' : 'chronic';
  return hasAllergy ? 'allergy' : null;
}

/** The allergens to choose from, and those of a saved student that are no longer offered: saving must not lose them. */
export function allAllergens(offered: readonly Allergen[], { allergens }: Pick<Student, 'allergens'>): Allergen[] {
  const known = new Set(offered.map(({ code }) => code));
  const missing = allergens.filter(({ code }) => !known.has(code));
  return [...offered, ...missing.map(({ code, name, arabicName }) => ({ code, name, arabicName }))];
}

/** The issues to choose from, and those of a saved student that are no longer offered: saving must not lose them. */
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
    })),
  ];
}
