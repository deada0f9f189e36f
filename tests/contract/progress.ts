import { readFileSync, writeFileSync } from 'node:fs';
import * as zod from 'zod';
import type { NegativeResult } from './negative-cases.ts';
import { UsageError } from './server-world.ts';

/** What a run is about: only the same one can be continued. */
export interface RunIdentity {
  contract: string;
  baseUrl: string;
  operations: string[] | null;
  seed: number;
}

/** Which operations have finished their negative cases, the longest part of a run. */
export interface Progress {
  /** The seed of the run, which a continued run takes over. */
  seed: number;
  done: ReadonlyMap<string, NegativeResult>;
  /** Notes that an operation is done. */
  add: (result: NegativeResult) => void;
}

const saved = zod.object({
  contract: zod.string(),
  baseUrl: zod.string(),
  operations: zod.array(zod.string()).nullable(),
  seed: zod.int(),
  results: zod.array(zod.looseObject({ operation: zod.string() })),
});

/**
 * Opens the record of a run's progress, which is written after each operation.
 * @param isResumed whether the record of an interrupted run is read first
 * @throws UsageError if that record can't be read, or belongs to another server, contract or choice of operations
 */
export function openProgress(file: string, run: RunIdentity, isResumed: boolean): Progress {
  const results: NegativeResult[] = [];
  let { seed } = run;
  if (isResumed) {
    let text: unknown;
    try {
      text = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      throw new UsageError(`--resume: ${file} can't be read`);
    }
    const read = saved.safeParse(text);
    if (!read.success) throw new UsageError(`--resume: ${file} can't be read`);
    for (const key of ['contract', 'baseUrl', 'operations'] as const) {
      if (JSON.stringify(read.data[key]) !== JSON.stringify(run[key])) {
        throw new UsageError(`--resume: the interrupted run had another ${key}; run without --resume`);
      }
    }
    ({ seed } = read.data);
    results.push(...(read.data.results as unknown as NegativeResult[]));
  }
  const done = new Map(results.map((each) => [each.operation, each]));
  return {
    seed,
    done,
    add(result) {
      results.push(result);
      writeFileSync(file, JSON.stringify({ ...run, seed, results }));
    },
  };
}

/** A record that is kept nowhere. */
export const noProgress: Pick<Progress, 'done' | 'add'> = { done: new Map(), add: () => undefined };
