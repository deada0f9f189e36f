import type { AllergySeverity } from './health.ts';

// An unknown severity may be a severe one, but a severe one is certain.
const weakestFirst: readonly (AllergySeverity | null)[] = ['mild', 'moderate', null, 'severe'];

/** Sorts the strongest severity first. An unknown one (null) is stronger than all but a severe one. */
export function compareSeverities(a: AllergySeverity | null, b: AllergySeverity | null): number {
  return weakestFirst.indexOf(b) - weakestFirst.indexOf(a);
}

/** The stronger of two severities; null if it is an unknown one. */
export function strongerSeverity(a: AllergySeverity | null, b: AllergySeverity | null): AllergySeverity | null {
  return [a, b].toSorted(compareSeverities)[0] ?? null;
}
