import type { AllergySeverity } from './health.ts';
import type { StudentNeeds } from './student-needs.ts';

/** The allergens that tests know. */
export const testCodes = ['eggs', 'milk', 'nuts', 'peanuts', 'sesame'] as const;

/**
 * What a student needs, for tests.
 * @param avoided the codes of allergens with their severity; null if it is not known
 */
export function testNeeds(
  avoided: Record<string, AllergySeverity | null>,
  more: Partial<StudentNeeds> = {},
): StudentNeeds {
  return {
    avoided: new Map(Object.entries(avoided)),
    nutrition: [],
    unknowns: [],
    packages: new Map(),
    knownCodes: new Set(testCodes),
    ...more,
  };
}
