import type { Contract, Operation } from './contract.ts';
import { type Answer, asCurl, type Exchange, type Ready, type Sent, shortAnswer, writeOut } from './exchange.ts';
import { checkReply, type Finding } from './reply-check.ts';
import type { Secrets } from './secrets.ts';
import { answerOf } from './transport.ts';
import type { Validators } from './validators.ts';
import type { World } from './world.ts';

/** A broken rule with the request that revealed it. */
export interface SeenFinding extends Finding {
  curl: string;
  /** The answer in one line. */
  got: string;
  count: number;
}

/** How often each status of an operation was answered. */
export type Seen = Map<string, Map<number, number>>;

/** Sends requests, limits the rate, and checks every reply. */
export interface Client {
  /** Serializes and sends a request. */
  send: (operation: Operation, ready: Ready) => Promise<Exchange>;
  /** Sends a serialized request, which may be malformed on purpose. */
  sendRaw: (operation: Operation, sent: Sent) => Promise<Exchange>;
  operation: (id: string) => Operation;
  seen: Seen;
  findings: SeenFinding[];
  /** How many requests were answered. */
  count: () => number;
  /** The latest request with its answer; null before the first. */
  last: () => Exchange | null;
}

/** Thrown if the server can’t be reached; the message is one line. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

const longestWaitSeconds = 90;

/** After this many consecutive calls without an answer the server counts as stopped. */
const mostSilent = 20;

const pause = async (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Opens a client to a world. */
export function createClient(contract: Contract, validators: Validators, world: World, secrets: Secrets): Client {
  const byId = new Map(contract.operations.map((operation) => [operation.id, operation]));
  const seen: Seen = new Map();
  const findings = new Map<string, SeenFinding>();
  let count = 0;
  let last: Exchange | null = null;
  let nextAt = 0;
  let silent = 0;

  async function keepToRate(): Promise<void> {
    if (world.ratePerSecond === null) return;
    const at = performance.now();
    const due = Math.max(at, nextAt);
    nextAt = due + 1_000 / world.ratePerSecond;
    if (due > at) await pause(due - at);
  }

  async function once(sent: Sent): Promise<Answer> {
    await keepToRate();
    try {
      const answer = await answerOf(sent);
      silent = 0;
      return answer;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const code = (cause as NodeJS.ErrnoException).code ?? (cause instanceof Error ? cause.message : String(cause));
      silent += 1;
      // A server that has answered before and now closes the connection has an error, which is reported like any other.
      if (count > 0 && silent < mostSilent) return { status: 0, headers: new Headers(), text: code, json: undefined };
      throw new Unreachable(`${new URL(sent.url).origin} can't be reached (${code})`);
    }
  }

  function learnSecrets(exchange: Exchange): void {
    for (const [, token] of exchange.answer.text.matchAll(/"token"\s*:\s*"([^"]+)"/g)) secrets.add(token, 'TOKEN');
  }

  function record(exchange: Exchange): void {
    const { operation, answer, sent } = exchange;
    count += 1;
    last = exchange;
    learnSecrets(exchange);
    const statuses = seen.get(operation.id) ?? new Map<number, number>();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    seen.set(operation.id, statuses);
    for (const finding of checkReply(exchange, validators, world.isMock)) {
      const key = [finding.operation, finding.status, finding.rule, finding.message].join('|');
      const known = findings.get(key);
      if (known) known.count += 1;
      else findings.set(key, { ...finding, curl: asCurl(sent), got: shortAnswer(answer), count: 1 });
    }
  }

  async function sendRaw(operation: Operation, sent: Sent): Promise<Exchange> {
    let answer = await once(sent);
    const wait = Number(answer.headers.get('Retry-After'));
    // Wait once for a server that really limits the rate.
    if (answer.status === 429 && world.waitsForLimits && wait > 0 && wait <= longestWaitSeconds) {
      record({ operation, sent, answer });
      await pause(wait * 1_000);
      answer = await once(sent);
    }
    const exchange = { operation, sent, answer };
    record(exchange);
    return exchange;
  }

  return {
    sendRaw,
    send: async (operation, ready) => sendRaw(operation, writeOut(world.baseUrl, operation, ready)),
    operation(id) {
      const found = byId.get(id);
      if (!found) throw new Error(`The contract has no operation ${id}`);
      return found;
    },
    seen,
    get findings() {
      return [...findings.values()];
    },
    count: () => count,
    last: () => last,
  };
}
