import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { type Mutant, mutantsOf } from './mutators.ts';
import { reachedFrom } from './reached.ts';

/** Files with the answers and rules of the mock; of `src/domain` only what they use. */
const roots = [
  'mocks/handlers/*.ts',
  'mocks/orders/**/*.ts',
  'mocks/provider/outcome.ts',
  'mocks/replies/{date-range,error-reply,paging,success-reply}.ts',
  'mocks/store/attempts.ts',
];

/** Modules that only scenarios of the mock use, for answers that no request causes. */
const unreachable = /\/(?:order-of-call|record-of-call)\.ts$/;

/** Texts for people, which are no rules. */
const texts = /\/(?:index|texts|field-error-text|localized-text)\.ts$/;

/** Seeds, texts and what a browser needs are no rules. */
const mutable =
  /^mocks\/(?:handlers|orders|privacy|provider|replies|search)\/|^mocks\/store\/attempts\.ts$|^src\/domain\//;

/** The files of a pattern, without tests. */
const filesOf = (pattern: string) =>
  globSync(pattern)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts') && !unreachable.test(path) && !texts.test(path))
    .toSorted();

/** Every mutant of the mock, by file. */
export function allMutants(): Map<string, Mutant[]> {
  const reached = reachedFrom(roots.flatMap(filesOf));
  const files = [...reached.keys()].filter(
    (file) => mutable.test(file) && !unreachable.test(file) && !texts.test(file),
  );
  return new Map(
    files.toSorted().map((file) => {
      const starts = reached.get(file) ?? new Set();
      return [file, mutantsOf(file, readFileSync(file, 'utf8'), (start) => starts.has(start))];
    }),
  );
}

/** The order of a mutant under a seed: the same on every machine, and for the same change of the same code. */
const rank = ({ file, before, after }: Mutant, seed: number) =>
  createHash('sha1').update(`${seed} ${file} ${before} ${after}`).digest('hex');

/** Picks mutants from all files in turn, and in each file from all kinds of changes in turn. */
export function selectMutants(byFile: ReadonlyMap<string, readonly Mutant[]>, count: number, seed: number): Mutant[] {
  const queues = [...byFile.values()].map((mutants) => {
    const shuffled = mutants
      .map((mutant) => ({ mutant, at: rank(mutant, seed) }))
      .toSorted((a, b) => (a.at < b.at ? -1 : 1))
      .map(({ mutant }) => mutant);
    const turns = new Map<string, number>();
    return shuffled
      .map((mutant) => {
        const turn = turns.get(mutant.mutator) ?? 0;
        turns.set(mutant.mutator, turn + 1);
        return { mutant, turn };
      })
      .toSorted((a, b) => a.turn - b.turn)
      .map(({ mutant }) => mutant);
  });
  const selected: Mutant[] = [];
  for (let turn = 0; selected.length < count && queues.some((queue) => queue.length > turn); turn += 1) {
    for (const queue of queues) {
      const mutant = queue[turn];
      if (mutant && selected.length < count) selected.push(mutant);
    }
  }
  return selected.toSorted((a, b) => a.file.localeCompare(b.file) || a.start - b.start);
}
