import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract } from '../contract.ts';
import type { SuiteOptions } from '../suite.ts';
import { verify } from '../verify.ts';
import { type Mutant, isValid, mutated } from './mutators.ts';
import { InvalidMutant, startThreadWorld } from './mutant-world.ts';
import type { UnitChoice } from './planner.ts';

/** What became of a mutant. */
export interface MutantResult {
  mutant: Mutant;
  outcome: 'killed' | 'survived' | 'invalid' | 'out of time';
  /** The check that failed, or why the mutant is invalid. */
  message: string | null;
  /** The unit of the suite that has found it. */
  unit: string | null;
  requests: number;
  seconds: number;
}

/**
 * The suite as it is played for mutants: with one seed, so that a mutant always has the same result, and with fewer random
 * cases than in a usual run, all of which it has too. What is found here is found there.
 */
export const mutantSuite: SuiteOptions = {
  seed: 7,
  scale: 0.4,
  phases: ['properties', 'matrix', 'examples', 'negatives'],
};

/**
 * Runs the suite against the mock with one change, until the first failure.
 * @param runs the units of each run of the suite, in turn; one run with all of them if omitted
 */
export async function runMutant(
  contract: Contract,
  mutant: Mutant,
  limitSeconds: number,
  runs: readonly UnitChoice[] = [() => true],
): Promise<MutantResult> {
  const started = performance.now();
  let requests = 0;
  let unit: string | null = null;
  const result = (outcome: MutantResult['outcome'], message: string | null): MutantResult => ({
    mutant,
    outcome,
    message,
    unit: outcome === 'killed' ? unit : null,
    requests,
    seconds: (performance.now() - started) / 1_000,
  });
  const source = mutated(readFileSync(mutant.file, 'utf8'), mutant);
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
    const world = await startThreadWorld({ changed: { url, source } });
    ({ close } = world);
    for (const isUnitChosen of runs) {
      if (isOutOfTime) break;
      const report = await verify(
        contract,
        world,
        { ...mutantSuite, bail: true, isUnitChosen },
        {
          onUnit(name) {
            unit = name;
          },
        },
      );
      requests += report.requests;
      const failed = report.checks.find(({ outcome }) => outcome === 'failed');
      if (failed && !isOutOfTime) {
        return result('killed', `${failed.part}: ${failed.name}: ${failed.message ?? ''}`.slice(0, 400));
      }
    }
    return isOutOfTime ? result('out of time', `After ${limitSeconds} s`) : result('survived', null);
  } catch (error) {
    if (error instanceof InvalidMutant) return result('invalid', error.message);
    // A mock that does not answer the first request of the suite serves nothing.
    return result('invalid', error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
    await close();
  }
}
