import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { World } from '../world.ts';
import type { Point } from './point-coverage.ts';

/** The module that is loaded with another source. */
export interface MutantSource {
  url: string;
  source: string;
}

/** What the thread is started with. */
export interface ThreadData {
  /** Null to serve the mock as it is. */
  changed: MutantSource | null;
  /** The places whose coverage is collected. */
  points: readonly Point[];
}

/** A mock in a thread. */
export interface ThreadWorld extends World {
  /** The indices of the points that were run since the last call. */
  covered: () => Promise<number[]>;
}

/** What the thread sends first. */
export interface Started extends Pick<World, 'baseUrl' | 'parent' | 'other' | 'returnUrl'> {
  unverifiedToken: string | null;
  /** The sessions of the two parents, by mobile number. */
  tokens: Readonly<Record<string, string>>;
}

type Method = 'reset' | 'covered' | 'holdClock' | 'enter' | 'limitGuesses' | 'fail' | 'settle' | 'phoneToken';

/** What the thread is asked to do beside answering requests. */
export type Call = { [Name in Method]: { method: Name; args: Parameters<ThreadWorld[Name]> } }[Method];

/** Thrown if the mock does not start with the change. */
export class InvalidMutant extends Error {
  override readonly name = 'InvalidMutant';
}

type Reply = { id: number; value: unknown } | { id: number; error: string };

/** A mock that has not reset itself within this time hangs. */
const answerWithinMs = 60_000;

/** The parts of a world that run in a thread; each call is answered in time, or is an error. */
function remote(worker: Worker) {
  const waiting = new Map<number, (reply: Reply) => void>();
  let calls = 0;
  let hasStopped = false;
  worker.on('message', (reply: Reply) => waiting.get(reply.id)?.(reply));
  worker.on('exit', () => {
    hasStopped = true;
    for (const [id, settle] of waiting) settle({ id, error: 'The mock has stopped' });
  });

  return async function call<Name extends Method>(method: Name, ...args: Parameters<ThreadWorld[Name]>) {
    if (hasStopped) throw new Error('The mock has stopped');
    calls += 1;
    const id = calls;
    const reply = await new Promise<Reply>((settle) => {
      const timer = setTimeout(settle, answerWithinMs, { id, error: `The mock does not answer to ${method}` });
      waiting.set(id, (each) => {
        clearTimeout(timer);
        settle(each);
      });
      worker.postMessage({ id, method, args }, []);
    });
    waiting.delete(id);
    if ('error' in reply) throw new Error(reply.error);
    return reply.value as Awaited<ReturnType<ThreadWorld[Name]>>;
  };
}

/** Turns V8's optimization on or off, for all threads. Optimized functions without branches count no calls. */
function setOptimizing(isOn: boolean): void {
  for (const name of ['opt', 'maglev']) setFlagsFromString(isOn ? `--${name}` : `--no-${name}`);
}

/**
 * Serves a mock in a thread of its own, which an endless loop in the mock can't leave.
 * @throws InvalidMutant if it does not start
 */
export async function startThreadWorld({ changed = null, points = [] }: Partial<ThreadData>): Promise<ThreadWorld> {
  const isMeasured = points.length > 0;
  if (isMeasured) setOptimizing(false);
  const worker = new Worker(new URL('mutant-mock.ts', import.meta.url), {
    workerData: { changed, points } satisfies ThreadData,
    stdout: true,
    stderr: true,
  });
  const started = await new Promise<Started>((resolve, reject) => {
    const timer = setTimeout(reject, answerWithinMs, new InvalidMutant('It does not start in time'));
    worker.once('message', (message: Started) => {
      clearTimeout(timer);
      resolve(message);
    });
    // The listener stays: an exception later on only stops the thread, and the suite reports a server that is gone.
    worker.on('error', (error) => {
      clearTimeout(timer);
      reject(new InvalidMutant(error instanceof Error ? error.message : String(error)));
    });
  }).catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  const call = remote(worker);
  return {
    ...started,
    isMock: true,
    waitsForLimits: false,
    allowsWrites: true,
    ratePerSecond: null,
    givenToken: (mobileNumber) => started.tokens[mobileNumber] ?? null,
    expiredToken: null,
    reset: async () => call('reset'),
    covered: async () => call('covered'),
    holdClock: async (at) => call('holdClock', at),
    enter: async (situation) => call('enter', situation),
    limitGuesses: async (isOn) => call('limitGuesses', isOn),
    fail: async (failure) => call('fail', failure),
    settle: async (payment, outcome) => call('settle', { id: payment.id }, outcome),
    phoneToken: async (mobileNumber) => call('phoneToken', mobileNumber),
    async close() {
      await worker.terminate();
      if (isMeasured) setOptimizing(true);
    },
  };
}
