interface HealthIssueFacts {
  /** Null for an unknown category. */
  category: string | null;
}

/** A student's health: the issues that the parent selected, and allergens by code. */
export interface StudentHealth<Issue extends HealthIssueFacts, Allergen> {
  healthIssues: readonly Issue[];
  allergens: readonly Allergen[];
}

/** One line about a student's health. All allergens share one line; each issue has its own line with its note. */
export type HealthLine<Issue extends HealthIssueFacts, Allergen> =
  | { kind: 'allergens'; allergens: readonly Allergen[] }
  | { kind: 'allergy'; issue: Issue }
  | { kind: 'condition'; issue: Issue };

/**
 * The lines about a student's health: each allergen and each issue once, allergies first. An issue that repeats an
 * allergen is not left out, because that could hide an allergy without a code.
 * @returns an empty list only if neither an allergen nor an issue is known
 */
export function shownHealth<Issue extends HealthIssueFacts, Allergen>({
  healthIssues,
  allergens,
}: StudentHealth<Issue, Allergen>): HealthLine<Issue, Allergen>[] {
  const lines = healthIssues.map(
    (issue) => ({ kind: issue.category === 'allergy' ? 'allergy' : 'condition', issue }) as const,
  );
  return [
    ...(allergens.length > 0 ? [{ kind: 'allergens', allergens } as const] : []),
    ...lines.filter(({ kind }) => kind === 'allergy'),
    ...lines.filter(({ kind }) => kind === 'condition'),
  ];
}
