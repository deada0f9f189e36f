/** A worker thread that serves the mock with one changed file. Nothing is written into the work tree. */
import { registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Call, MutantSource, Started } from './mutant-world.ts';

const { url, source } = workerData as MutantSource;

registerHooks({
  load: (address, context, next) =>
    address === url ? { format: 'module-typescript', source, shortCircuit: true } : next(address, context),
});

const { startMockWorld } = await import('../mock-world.ts');
const world = await startMockWorld();

async function answer({ method, args }: Call): Promise<unknown> {
  switch (method) {
    case 'reset':
      return world.reset();
    case 'holdClock':
      return world.holdClock(...args);
    case 'enter':
      return world.enter(...args);
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

const { baseUrl, parent, other, returnUrl } = world;
parentPort?.postMessage({ baseUrl, parent, other, returnUrl } satisfies Started, []);
