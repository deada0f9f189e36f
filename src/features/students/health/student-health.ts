import type { AllergenDto, ApplicantDto, HealthIssueDto } from '#src/api/generated/client.schemas.ts';

/** The card of a child without health issues; excludes all others. */
export const noIssueChoice = 'none';

/** The one card of all food allergies; the allergens are chosen below it. */
export const allergyChoice = 'allergy';

/** The card of a health issue: allergies to known allergens share one, every other issue has its own. */
export function cardOf({ id, category, allergen_codes }: HealthIssueDto): string {
  return category === 'allergy' && allergen_codes.length > 0 ? allergyChoice : String(id);
}

interface ChosenHealth {
  issues: readonly string[];
  allergens: Readonly<Record<string, unknown>>;
}

/** The health issues that the chosen cards and allergens name, in the list's order. */
export function namedIssues({ issues, allergens }: ChosenHealth, all: readonly HealthIssueDto[]): HealthIssueDto[] {
  return all.filter((issue) => {
    const card = cardOf(issue);
    if (!issues.includes(card)) return false;
    return card !== allergyChoice || issue.allergen_codes.some((code) => code in allergens);
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
  all: readonly HealthIssueDto[],
): 'allergy' | 'chronic' | 'both' | null {
  const categories = new Set(namedIssues(chosen, all).map(({ category }) => category));
  const hasAllergy = chosen.issues.includes(allergyChoice) || categories.has('allergy');
  if (categories.has('chronic')) return hasAllergy ? 'both' : 'chronic';
  return hasAllergy ? 'allergy' : null;
}

/** The allergens to choose from, and those of a saved student that are no longer offered: saving must not lose them. */
export function allAllergens(offered: readonly AllergenDto[], { allergens, updated_at }: ApplicantDto): AllergenDto[] {
  const known = new Set(offered.map(({ code }) => code));
  const missing = allergens.filter(({ code }) => !known.has(code));
  return [
    ...offered,
    ...missing.map(({ code, name, arabic_name }, index) => ({
      // The form goes by code; no id of the list is negative.
      id: -1 - index,
      code,
      name,
      arabic_name,
      sort_order: offered.length + index,
      created_at: updated_at,
      updated_at,
      is_active: false,
    })),
  ];
}

/** The issues to choose from, and those of a saved student that are no longer offered: saving must not lose them. */
export function allIssues(
  offered: readonly HealthIssueDto[],
  { health_issues, updated_at }: ApplicantDto,
): HealthIssueDto[] {
  const known = new Set(offered.map(({ id }) => id));
  const missing = health_issues.filter(({ health_issue_id }) => !known.has(health_issue_id));
  return [
    ...offered,
    ...missing.map(({ health_issue_id, name, arabic_name, category }, index) => ({
      id: health_issue_id,
      name,
      arabic_name,
      category,
      requires_description: false,
      allergen_codes: [],
      sort_order: offered.length + index,
      created_at: updated_at,
      updated_at,
      is_active: false,
    })),
  ];
}
