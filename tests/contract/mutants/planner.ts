import type { Coverage } from './coverage.ts';
import { placeOf } from './coverage.ts';
import type { Mutant } from './mutators.ts';

/** The units of the suite that one run plays. */
export type UnitChoice = (unit: string) => boolean;

/** Decides which units are played for a mutant, and in which order. */
export interface Planner {
  /** The runs of a mutant, in turn, until one finds it. */
  runsFor: (mutant: Mutant) => UnitChoice[];
  /** Records which unit has found a mutant: it probably finds others of this file. */
  learn: (mutant: Mutant, unit: string) => void;
}

/** How many units are played before the others. */
const firstUnits = 5;

/**
 * Plays only the units that run a mutant, and of these first those that have found mutants of this file, or many others, in
 * short time. Units that were not measured are played for each mutant.
 * @param repeatsAll whether the others are played at the end
 */
export function createPlanner({ units, runBy }: Coverage, repeatsAll: boolean): Planner {
  const found = new Map<string, number>();
  const measured = new Map(units.map(({ name, seconds }) => [name, seconds]));
  const count = (key: string) => found.get(key) ?? 0;
  return {
    runsFor(mutant) {
      const indices = runBy[placeOf(mutant)];
      // What no unit runs by itself is run by the seeds, or before all units.
      const own = indices && indices.length > 0 ? indices.flatMap((index) => units[index] ?? []) : units;
      const scoreOf = ({ name, seconds }: Coverage['units'][number]) =>
        (count(`${mutant.file} ${name}`) * 8 + count(name)) / (seconds + 0.3);
      const first = new Set(
        own
          .filter((each) => scoreOf(each) > 0)
          .toSorted((a, b) => scoreOf(b) - scoreOf(a))
          .slice(0, firstUnits)
          .map(({ name }) => name),
      );
      const names = new Set(own.map(({ name }) => name));
      const rest: UnitChoice = (unit) => !first.has(unit) && (names.has(unit) || !measured.has(unit));
      const others: UnitChoice = (unit) => measured.has(unit) && !names.has(unit);
      return [...(first.size > 0 ? [(unit: string) => first.has(unit)] : []), rest, ...(repeatsAll ? [others] : [])];
    },
    learn(mutant, unit) {
      for (const key of [unit, `${mutant.file} ${unit}`]) found.set(key, count(key) + 1);
    },
  };
}
