import { strongerSeverity } from './allergy-severity.ts';
import type { AllergySeverity } from './health.ts';

/** The health in a form: allergens by code, and the note of each health issue by its id. */
export interface FormHealth {
  /** Null for a severity that is still to choose. */
  allergens: Readonly<Record<string, AllergySeverity | null>>;
  notes: Readonly<Record<string, string>>;
}

/** Both notes if they differ, because each may have been written for the kitchen. */
function bothNotes(mine: string, stored: string): string {
  if (mine.includes(stored.trim())) return mine;
  return stored.includes(mine.trim()) ? stored : `${stored.trim()}\n${mine.trim()}`;
}

function inBoth<Value>(
  mine: Readonly<Record<string, Value>>,
  stored: Readonly<Record<string, Value>>,
  merged: (mine: Value, stored: Value) => Value,
): Record<string, Value> {
  const both: Record<string, Value> = { ...stored };
  for (const [key, value] of Object.entries(mine)) {
    const known = both[key];
    both[key] = known === undefined ? value : merged(value, known);
  }
  return both;
}

/**
 * The health after a student was changed in two places: everything that either has, allergens with the stronger reaction.
 * Only the parent removes an allergy, never a conflict (rules.md#stale-write).
 */
export function healthOfBoth(mine: FormHealth, stored: FormHealth): FormHealth {
  return {
    allergens: inBoth(mine.allergens, stored.allergens, strongerSeverity),
    notes: inBoth(mine.notes, stored.notes, bothNotes),
  };
}
