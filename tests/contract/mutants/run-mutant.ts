import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract } from '../contract.ts';
import { verify } from '../verify.ts';
import { type Mutant, isValid, mutated } from './mutators.ts';
import { InvalidMutant, startMutantWorld } from './mutant-world.ts';

/** What became of a mutant. */
export interface MutantResult {
  mutant: Mutant;
  outcome: 'killed' | 'survived' | 'invalid' | 'out of time';
  /** The check that failed, or why the mutant is invalid. */
  message: string | null;
  requests: number;
  seconds: number;
}

/** The seed of each run, so that a mutant always has the same result. */
const suiteSeed = 7;

/** Runs the suite against the mock with one change, until the first failure. */
export async function runMutant(contract: Contract, mutant: Mutant, limitSeconds: number): Promise<MutantResult> {
  const started = performance.now();
  const result = (outcome: MutantResult['outcome'], message: string | null, requests = 0): MutantResult => ({
    mutant,
    outcome,
    message,
    requests,
    seconds: (performance.now() - started) / 1_000,
  });
  const original = readFileSync(mutant.file, 'utf8');
  const source = mutated(original, mutant);
  if (!isValid(mutant.file, source)) return result('invalid', 'It can’t be parsed');
  const url = pathToFileURL(resolve(mutant.file)).href;
  let isOutOfTime = false;
  let close = async () => undefined as void;
  const timer = setTimeout(() => {
    isOutOfTime = true;
    // Without its server, the suite ends.
    void close();
  }, limitSeconds * 1_000);
  try {
    const world = await startMutantWorld({ url, source });
    ({ close } = world);
    // The operations of a handler's own file first: they find most of its mutants.
    const own = contract.operations
      .map(({ id }) => id)
      .filter((id) => new RegExp(`^ {2}(?:async )?${id}\\b`, 'm').test(original));
    let requests = 0;
    for (const scope of own.length > 0 ? [{ operations: own }, {}] : [{}]) {
      if (isOutOfTime) break;
      const report = await verify(contract, world, {
        seed: suiteSeed,
        // Fewer random cases than in a usual run, all of which it has too: a mutant that is found here is found there.
        scale: 0.4,
        bail: true,
        phases: ['properties', 'matrix', 'examples', 'negatives'],
        ...scope,
      });
      ({ requests } = report);
      const failed = report.checks.find(({ outcome }) => outcome === 'failed');
      if (failed && !isOutOfTime) {
        return result('killed', `${failed.part}: ${failed.name}: ${failed.message ?? ''}`.slice(0, 400), requests);
      }
    }
    return isOutOfTime
      ? result('out of time', `After ${limitSeconds} s`, requests)
      : result('survived', null, requests);
  } catch (error) {
    if (error instanceof InvalidMutant) return result('invalid', error.message);
    // A mock that does not answer the first request of the suite serves nothing.
    return result('invalid', error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
    await close();
  }
}
