/** A worker thread that serves the mock, with one changed file or with its coverage. Nothing is written into the work tree. */
import { enableCompileCache, registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Call, Started, ThreadData } from './mutant-world.ts';

const { changed, points } = workerData as ThreadData;

if (changed) {
  // Only the changed file is compiled anew.
  enableCompileCache('build/contract-mutants-cache');
  registerHooks({
    load: (address, context, next) =>
      address === changed.url
        ? { format: 'module-typescript', source: changed.source, shortCircuit: true }
        : next(address, context),
  });
}
// Coverage starts before the modules are loaded: V8 counts no blocks of functions that it has compiled before.
const coverage = points.length > 0 ? await (await import('./point-coverage.ts')).startCoverage(points) : null;

const { startMockWorld } = await import('../mock-world.ts');
const world = await startMockWorld();

/** Resets the mock. What the seeds run is not covered by a check. */
async function reset(): Promise<boolean> {
  await coverage?.collect();
  const isReset = await world.reset();
  await coverage?.forget();
  return isReset;
}

async function answer({ method, args }: Call): Promise<unknown> {
  switch (method) {
    case 'reset':
      return reset();
    case 'covered':
      return coverage?.taken() ?? [];
    case 'holdClock':
      return world.holdClock(...args);
    case 'enter':
      return world.enter(...args);
    case 'limitGuesses':
      return world.limitGuesses(...args);
    case 'fail':
      return world.fail(...args);
    case 'settle':
      return world.settle(...args);
    case 'phoneToken':
      return world.phoneToken(...args);
  }
}

parentPort?.on('message', ({ id, ...call }: Call & { id: number }) => {
  answer(call).then(
    (value) => parentPort?.postMessage({ id, value }, []),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }, []),
  );
});

const { baseUrl, parent, other, returnUrl, unverifiedToken = null, givenToken } = world;
const tokens = [parent, other].flatMap((each): [string, string][] => {
  const token = each && givenToken?.(each.mobileNumber);
  return each && token ? [[each.mobileNumber, token]] : [];
});
const started: Started = { baseUrl, parent, other, returnUrl, unverifiedToken, tokens: Object.fromEntries(tokens) };
parentPort?.postMessage(started, []);
