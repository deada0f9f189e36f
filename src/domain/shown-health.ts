interface HealthIssueFacts {
  /** Null for a category that is not known. */
  category: string | null;
}

/** A student's health: the issues that the parent chose, and allergens by code. */
export interface StudentHealth<Issue extends HealthIssueFacts, Allergen> {
  healthIssues: readonly Issue[];
  allergens: readonly Allergen[];
}

/** One line about a student's health. Allergens share one line; each issue has its own, with its own note. */
export type HealthLine<Issue extends HealthIssueFacts, Allergen> =
  | { kind: 'allergens'; allergens: readonly Allergen[] }
  | { kind: 'allergy'; issue: Issue }
  | { kind: 'condition'; issue: Issue };

/**
 * The lines about a student's health: every allergen and every issue once, allergies first. An issue may repeat an allergen;
 * leaving it out could hide an allergy without a code.
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
