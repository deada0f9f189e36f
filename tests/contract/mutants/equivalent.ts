import type { Mutant } from './mutators.ts';

/** A change without an effect that a client can see. */
interface Equivalent {
  file: string;
  /** The changed line and what becomes of it, as the report shows them; a piece of the line is enough. */
  before: string;
  after: string;
  reason: string;
}

/** Mutants that no suite can find, each with the reason. They count neither as killed nor as survived. */
const equivalents: readonly Equivalent[] = [
  {
    file: 'mocks/handlers/notifications.ts',
    before: 'a.created_at < b.created_at ? 1 : -1',
    after: 'a.created_at <= b.created_at ? 1 : -1',
    reason: 'The line before has dealt with equal times.',
  },
];

/** Why a mutant can't be found; null if it can. */
export function reasonWhyEquivalent({ file, before, after }: Pick<Mutant, 'file' | 'before' | 'after'>): string | null {
  const found = equivalents.find(
    (each) => each.file === file && before.includes(each.before) && after.includes(each.after),
  );
  return found?.reason ?? null;
}

/** The entries that describe none of these mutants: their code has changed. */
export function outdatedEquivalents(mutants: readonly Mutant[]): string[] {
  return equivalents
    .filter((each) =>
      mutants.every(
        ({ file, before, after }) => file !== each.file || !before.includes(each.before) || !after.includes(each.after),
      ),
    )
    .map(({ file, before }) => `${file}: ${before}`);
}
