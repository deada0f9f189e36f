import type { NutritionValue } from './meal.ts';

export type HealthIssueCategory = 'chronic' | 'allergy' | 'other';

/** The severity of the reaction to an allergen, the weakest first. */
export const allergySeverities = ['mild', 'moderate', 'severe'] as const;

export type AllergySeverity = (typeof allergySeverities)[number];

/** A health issue that a parent can select. */
export interface HealthIssue {
  id: number;
  name: string;
  arabicName: string;
  /** Null for a category that this version of the app does not know. */
  category: HealthIssueCategory | null;
  /** Whether the kitchen needs a note about it. */
  requiresDescription: boolean;
  /** The allergens to avoid; empty without any, and for an allergy to a substance without a code. */
  allergenCodes: string[];
  /** The least severity of these allergens; null if only the parent knows it. */
  allergenSeverity: AllergySeverity | null;
  /** The values that a meal has to state; null for one that this version of the app does not know. */
  requiredValues: (NutritionValue | null)[];
  /** Whether each meal has to be checked with the kitchen, because no data can describe the issue. */
  mealsNeedCheck: boolean;
  /** The packages that are made for it; empty if there is none, or if the meals alone decide. */
  packageIds: number[];
}

/** An allergen that packages and meals can exclude. */
export interface Allergen {
  code: string;
  name: string;
  arabicName: string;
}

/** Whether an issue has to be treated as an allergy: an issue of an unknown category may be one. */
export function mayBeAllergy({ category }: Pick<HealthIssue, 'category'>): boolean {
  return category === 'allergy' || category === null;
}
