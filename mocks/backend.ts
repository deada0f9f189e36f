import { http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';
import { type OperationId, operations } from '#src/api/generated/operations.ts';
import { advance } from './orders/advance.ts';
import { applyChange } from './scenarios/changes.ts';
import { now } from './clock.ts';
import {
  answerWithoutOperation,
  bearerOf,
  type CallHooks,
  checkedResponse,
  languageOf,
  type Reply,
  toMswHandlers,
} from './contract.ts';
import { once } from './store/attempts.ts';
import { db, restore, type Snapshot, takeSnapshot, writeCount } from './store/db.ts';
import { failureAfter, failureBefore } from './scenarios/failure.ts';
import { handlers } from './handlers/index.ts';
import { nextLatencyMs, pause } from './scenarios/latency.ts';
import { withMediaRoot } from './http/media-root.ts';
import { oneHandler } from './http/one-handler.ts';
import { orderOfCall } from './orders/cart/order-of-call.ts';
import type { UserRecord } from './store/public-records.ts';
import { recordOfCall } from './orders/students/record-of-call.ts';
import { limitedReply } from './replies/limited-reply.ts';
import { forgetCalls, waitInScenario } from './scenarios/rate-limit.ts';
import { refusedReply } from './scenarios/refusal-reply.ts';
import type { OverriddenCall, Scenario } from './scenarios/scenario.ts';
import { seed, seedStamp } from './seed/index.ts';
import { decodeSnapshot, encodeSnapshot, type Stamp, stampFor, UnusableSnapshot } from './store/snapshot.ts';
import { activeScenario, controls } from './store/state.ts';

type Awaitable<T> = T | Promise<T>;

/** Keeps the state of a mock between pages, tabs or runs. */
export interface SnapshotStore {
  /**
   * Changes with every write of any tab; null if nothing is stored. It is read before each call, so it has to be cheap.
   */
  revision: () => Awaitable<string | null>;
  read: () => Awaitable<string | null>;
  write: (text: string) => Awaitable<void>;
}

export interface BackendOptions {
  /** The address of the API, with its version prefix. */
  baseUrl: string;
  /** If omitted, the state is lost when the program ends. */
  store?: SnapshotStore;
  /** Runs one call at a time across all programs that share the store. */
  lock?: <T>(run: () => Promise<T>) => Promise<T>;
  /** The part before `/mock-media/` in the addresses of pictures in the current response; empty by default. */
  mediaRoot?: () => string;
  /** Called if a stored state can’t be used; the data then starts from the seeds. */
  onDropped?: (reason: string) => void;
}

/** One mock server, for the browser, Node and HTTP. */
export interface Backend {
  handlers: RequestHandler[];
  /** Loads the stored state, or starts from the seeds. */
  start: () => Promise<void>;
  /** Starts again from the seeds. */
  reset: () => Promise<void>;
  /**
   * Runs a function on the records like a call: without other calls in parallel, on the newest state, and stored
   * afterwards.
   */
  act: <T>(run: (at: Date) => T | Promise<T>) => Promise<T>;
}

/** Runs asynchronous functions one after the other within this program. */
function inTurn(): <T>(run: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(run: () => Promise<T>): Promise<T> => {
    const mine = last.then(run, run);
    last = mine.catch(() => undefined);
    return mine;
  };
}

function endOpenSessions(): Promise<unknown> {
  return db.sessions.updateMany((query) => query.where({ is_ended: false }), {
    data(session) {
      session.is_ended = true;
    },
  });
}

function authenticate(token: string): UserRecord | null {
  const session = db.sessions.findFirst((query) => query.where({ token }));
  if (!session || session.is_ended) return null;
  return db.users.findFirst((query) => query.where({ id: session.user_id, is_active: true })) ?? null;
}

const isSecured = (id: OperationId) => {
  const security: readonly string[] = operations[id].security;
  return security.length === 1 && security[0] === 'bearerAuth';
};

/** The scenario’s reply, which replaces the handler’s. */
function overriddenReply<Op extends OperationId>(
  id: Op,
  scenario: Scenario,
  call: OverriddenCall,
): Reply<Op> | undefined {
  return scenario.replies?.[id]?.(call) ?? refusedReply(id, scenario, call);
}

async function intercept(id: OperationId, request: Request): Promise<Response | undefined> {
  const scenario = activeScenario();
  const { network, refusal } = scenario;
  await pause(nextLatencyMs(controls()) + (network?.delayMs ?? 0));
  if (network?.offline === true || network?.lostRequests?.includes(id) === true) return HttpResponse.error();
  const failed = failureBefore(controls().failure, id);
  if (failed) return failed;
  if (refusal?.form === 'empty') return new HttpResponse(null, { status: refusal.status });
  if (isSecured(id) && bearerOf(request) === null) return undefined;
  const wait = scenario.limitsRates === true ? waitInScenario(id, bearerOf(request) ?? '', now()) : null;
  if (wait !== null) return checkedResponse(id, limitedReply(id, wait, languageOf(request)));
  const path = new URL(request.url).pathname;
  const order = () => orderOfCall(path, bearerOf(request), now());
  const record = () => recordOfCall(path, bearerOf(request), now());
  const reply = overriddenReply(id, scenario, { language: languageOf(request), now: now(), order, record });
  return reply === undefined ? undefined : checkedResponse(id, reply);
}

/**
 * Applies the failures after the handler, and reports an ended session in the scenario’s form
 * (rules.md#session-expired).
 */
async function deliver(id: OperationId, request: Request, response: Response): Promise<Response> {
  const { endsSessions, network } = activeScenario();
  const { failure } = controls();
  if (failure?.operation === id) return failureAfter(failure, id, response);
  if (network?.lostResponses?.includes(id) === true) return HttpResponse.error();
  if (response.status !== 401 || endsSessions === undefined || endsSessions === 'http-401') return response;
  if (endsSessions === 'custom-status-401')
    return HttpResponse.json((await response.json()) as JsonBodyType, { status: 200 });
  const error = `translation missing: ${languageOf(request)}.messages.invalid_token`;
  if (endsSessions === 'invalid-token-no-body') return new HttpResponse(null, { status: 500, statusText: error });
  return HttpResponse.json({ custom_status: 500, error }, { status: 500 });
}

/** Creates one mock server. */
export function createBackend(options: BackendOptions): Backend {
  const { baseUrl, store, lock = (run) => run(), mediaRoot = () => '' } = options;
  let madeStamp: Stamp | undefined;
  // Only for a store, because it takes as long as the seeds.
  const stamp = () => (madeStamp ??= stampFor(seedStamp()));
  const takeTurns = inTurn();
  let applied = 'default';
  let known: string | null = null;
  let started = false;
  let writtenCount = -1;

  async function save(): Promise<void> {
    writtenCount = writeCount();
    if (!store) return;
    await store.write(encodeSnapshot({ scenario: applied, records: takeSnapshot() }, stamp()));
    known = await store.revision();
  }

  async function load(text: string | null): Promise<boolean> {
    if (text === null) return false;
    try {
      const state = decodeSnapshot(text, stamp());
      await restore(state.records);
      applied = state.scenario;
      writtenCount = writeCount();
      return true;
    } catch (error) {
      if (!(error instanceof UnusableSnapshot)) throw error;
      options.onDropped?.(error.message);
      return false;
    }
  }

  /** The seeds of the last start. Restoring the same lists again takes no longer than what was written since. */
  let seeds: { at: number; records: Snapshot } | undefined;
  const seedsAt = (at: Date): Snapshot => {
    if (seeds?.at !== at.getTime()) seeds = { at: at.getTime(), records: seed(at) };
    return seeds.records;
  };

  async function startFromSeeds(): Promise<void> {
    forgetCalls();
    await restore(seedsAt(now()));
    applied = 'default';
    await save();
  }

  /** Loads the newest records, applies the scenario’s change and moves orders on to the present time. */
  async function before(): Promise<void> {
    const revision = (await store?.revision()) ?? null;
    if (!started || revision !== known) {
      known = revision;
      if (!(await load((await store?.read()) ?? null))) await startFromSeeds();
      started = true;
    }
    const scenario = activeScenario();
    if (scenario.name !== applied) {
      if (scenario.endsSessions) await endOpenSessions();
      if (scenario.change) await applyChange(scenario.change, now());
      applied = scenario.name;
      writtenCount = -1;
    }
    await advance(now());
  }

  async function after(): Promise<void> {
    if (started && writeCount() !== writtenCount) await save();
  }

  const exclusively = async <T>(run: () => Promise<T>): Promise<T> => takeTurns(async () => lock(run));

  const act = async <T>(run: (at: Date) => T | Promise<T>): Promise<T> =>
    exclusively(async () => {
      try {
        await before();
        return await run(now());
      } finally {
        await after();
      }
    });

  const hooks: CallHooks<UserRecord> = {
    now,
    authenticate,
    isVerified: ({ is_verified }) => is_verified,
    exclusively,
    once: async ({ user, ...call }, run) => once({ ...call, account: user?.id ?? null }, now(), run),
    before,
    after,
    intercept,
    deliver: async (id, request, response) => deliver(id, request, await withMediaRoot(response, mediaRoot())),
  };

  const basePath = baseUrl.replace(/^(?:\*|\w+:\/\/[^/]+)/, '');
  return {
    handlers: [
      oneHandler(baseUrl, [
        ...toMswHandlers(baseUrl, handlers, hooks),
        http.all(`${baseUrl}/*`, ({ request }) => {
          const { pathname } = new URL(request.url);
          // oxlint-disable-next-line eslint/no-console -- a call without a handler has to be visible, and fails a test
          console.error(`The contract has no operation ${request.method} ${pathname}`);
          return answerWithoutOperation(request, pathname.slice(basePath.length));
        }),
      ]),
    ],
    start: async () => act(() => undefined),
    reset: async () =>
      exclusively(async () => {
        await startFromSeeds();
        started = true;
      }),
    act,
  };
}
