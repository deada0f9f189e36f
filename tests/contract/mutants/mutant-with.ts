import type { Mutant } from './mutators.ts';
import { allMutants } from './select.ts';

/** The first mutant of a file with this line afterwards, for tests. */
export function mutantWith(file: string, after: string): Mutant {
  const found = allMutants()
    .get(file)
    ?.find((each) => each.after.includes(after));
  if (!found) throw new Error(`No mutant of ${file} becomes ${after}`);
  return found;
}
