export type HealthIssueCategory = 'chronic' | 'allergy' | 'other';

/** How strong a reaction to an allergen is, the weakest first. */
export const allergySeverities = ['mild', 'moderate', 'severe'] as const;

export type AllergySeverity = (typeof allergySeverities)[number];

/** A health issue that a parent can name. */
export interface HealthIssue {
  id: number;
  name: string;
  arabicName: string;
  /** Null for a category that this version does not know. */
  category: HealthIssueCategory | null;
  /** Whether the kitchen needs a note about it. */
  requiresDescription: boolean;
  /** The allergens that an allergy is to; empty for every other issue, and for an allergy to something without a code. */
  allergenCodes: string[];
}

/** An allergen that packages and meals can be without. */
export interface Allergen {
  code: string;
  name: string;
  arabicName: string;
}

/** Whether an issue has to be treated as an allergy: one of a category that is not known may be one. */
export function mayBeAllergy({ category }: Pick<HealthIssue, 'category'>): boolean {
  return category === 'allergy' || category === null;
}
