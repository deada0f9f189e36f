import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { withoutFreshKeys } from './attempt-key.ts';
import { type Family, familiesOf, ruleFamilies, type Sources } from './case-builders.ts';
import { needsBearer, type Operation, parametersIn } from './contract.ts';
import { type Answer, asCurl, isSuccess, type Exchange, type Ready, type Sent, shortAnswer } from './exchange.ts';
import type { Kind } from './offending.ts';
import { noProgress, type Progress } from './progress.ts';
import { redacted } from './report.ts';
import type { Suite } from './suite.ts';
import { mayBeSent, missingStateMessage, noWrites } from './scene.ts';

/** A shrunk request that was not refused as documented. */
export interface NegativeFailure {
  operation: string;
  kind: Kind;
  place: string;
  message: string;
  curl: string;
  expected: string;
  got: string;
}

/** The results of the negative cases of one operation. */
export interface NegativeResult {
  operation: string;
  /** The number of distinct requests by kind of error. */
  cases: Partial<Record<Kind, number>>;
  failures: NegativeFailure[];
  /**
   * The outcome of the same request without the error: `accepted` proves that the error was the reason for the refusal;
   * otherwise the text of the refusal.
   */
  control: string;
  /** The request without the error, as a shell command; null if it was not sent. */
  controlCurl: string | null;
  /** Why no request was sent; null if some were. */
  skipped: string | null;
  /** The kinds of errors that this server could not be sent, with the reason. */
  left: { kind: Kind; why: string }[];
}

/** The statuses that are right for a kind of error; only those that the operation documents are accepted. */
const fitting: Record<Kind, readonly number[]> = {
  'required left out': [400, 422],
  'wrong type': [400, 422],
  'bound passed': [400, 413, 414, 422],
  'bad format': [400, 422],
  'bad enum': [400, 422],
  'extra field': [400, 422],
  'huge string': [400, 413, 414, 422],
  'malformed JSON': [400, 422],
  'wrong content type': [400, 415, 422],
  'no token': [401],
  'expired token': [401],
  'not verified': [403],
  "another parent's object": [404, 422],
  'against a rule': [422],
  'against a rule of the query': [400],
  'unknown parameter': [400],
  'repeated parameter': [400],
  'bad path': [400, 404, 422],
};

/** The documented statuses that are right for a kind of error, for a report. */
function expectedStatuses(operation: Operation, kind: Kind): string {
  const documented = new Set([...operation.replies, ...operation.protocolReplies].map(({ status }) => status));
  return fitting[kind].filter((status) => documented.has(status)).join(' or ');
}

/** The error of an answer to an invalid request; null if it is right. */
function judged(operation: Operation, kind: Kind, answer: Answer): string | null {
  const { status } = answer;
  const isDocumented = [...operation.replies, ...operation.protocolReplies].some((each) => each.status === status);
  if (isDocumented && fitting[kind].includes(status)) return null;
  const why = isDocumented ? 'is no refusal of it' : 'is not documented';
  return `${kind}: ${status} ${why}; answered ${shortAnswer(answer)}`;
}

const fingerprint = ({ method, url, headers, body }: Sent) =>
  createHash('sha1')
    .update(withoutFreshKeys(JSON.stringify([method, url, headers, body])))
    .digest('base64');

/** A number that is always the same for the same text. */
function numberOf(words: string): number {
  return createHash('sha1').update(words).digest().readInt32BE(0);
}

/** How many values of a family are drawn. */
const runsOf = ({ isOpen, kind }: Family, scale: number) =>
  kind === 'huge string' ? 1 : Math.max(1, Math.round((isOpen ? 14 : 2) * scale));

const longestShrinkMs = 8_000;

/** Sends all requests that an operation has to refuse. */
async function verifyOperation(operation: Operation, suite: Suite): Promise<NegativeResult> {
  const { scene, client, options } = suite;
  const result: NegativeResult = {
    operation: operation.id,
    cases: {},
    failures: [],
    control: 'not sent',
    controlCurl: null,
    skipped: null,
    left: [],
  };
  const recipe = suite.recipes[operation.id];
  if (!recipe) return { ...result, skipped: 'there is no recipe for this operation' };
  if (!mayBeSent(operation, suite.world)) return { ...result, skipped: noWrites };

  let ready: Ready = {};
  let isSpoiled = false;
  const answers403 = operation.replies.some(({ status }) => status === 403);
  const takesBearer = operation.security.some((each) => each.includes('bearerAuth'));
  const isOwned = needsBearer(operation) && parametersIn(operation, 'path').length > 0;
  const sources: Sources = {
    contract: suite.contract,
    validators: suite.validators,
    baseUrl: suite.world.baseUrl,
    expiredToken: null,
    otherToken: null,
    unverifiedToken: null,
    foreign: null,
  };
  const arrange = async () => {
    const { world } = suite;
    await scene.reset();
    ready = await recipe.accepted(scene);
    result.left = [];
    const { foreign } = recipe;
    sources.foreign = foreign ? await orLeft("another parent's object", async () => foreign(scene, ready)) : null;
    sources.expiredToken =
      takesBearer && world.parent ? await orLeft('expired token', async () => scene.expiredToken()) : null;
    sources.otherToken = isOwned ? await orLeft("another parent's object", async () => scene.otherToken()) : null;
    sources.unverifiedToken = answers403 ? await orLeft('not verified', async () => scene.unverifiedToken()) : null;
    isSpoiled = false;
  };

  /** What a kind of error needs; null if this server can't have it. */
  async function orLeft<T>(kind: Kind, arranged: () => Promise<T>): Promise<T | null> {
    try {
      return await arranged();
    } catch (error) {
      result.left.push({ kind, why: missingStateMessage(error) });
      return null;
    }
  }

  const known = new Set<string>();
  async function send(sent: Sent, kind: Kind): Promise<Exchange> {
    const exchange = await client.sendRaw(operation, sent);
    const key = fingerprint(sent);
    if (!known.has(key)) {
      known.add(key);
      result.cases[kind] = (result.cases[kind] ?? 0) + 1;
    }
    // An accepted request, or one that failed halfway, may have changed the state.
    if (isSuccess(exchange.answer) || exchange.answer.status === 0 || exchange.answer.status >= 500) isSpoiled = true;
    return exchange;
  }

  async function verifyFamily(family: Family): Promise<void> {
    let last: { sent: Sent; message: string; got: string } | null = null;
    const property = fc.asyncProperty(family.values, async (value) => {
      if (isSpoiled) await arrange();
      const sent = family.build(ready, value);
      fc.pre(sent !== null);
      const { answer } = await send(sent, family.kind);
      const message = judged(operation, family.kind, answer);
      if (message !== null) last = { sent, message, got: shortAnswer(answer) };
      return message === null;
    });
    const outcome = await fc.check(property, {
      seed: numberOf(`${options.seed} ${operation.id} ${family.kind} ${family.place}`),
      numRuns: runsOf(family, options.scale),
      maxSkipsPerRun: 300,
      plugins: [fc.interruptAfterTimeLimit(longestShrinkMs)],
    });
    if (outcome.errorInstance instanceof Error && last === null) throw outcome.errorInstance;
    // The last failing request is the smallest.
    const { sent, message, got = '' } = (last ?? {}) as Partial<{ sent: Sent; message: string; got: string }>;
    if (!sent || message === undefined) return;
    result.failures.push({
      operation: operation.id,
      kind: family.kind,
      place: family.place,
      message,
      curl: asCurl(sent),
      expected: expectedStatuses(operation, family.kind),
      got,
    });
  }

  try {
    await arrange();
    const families = [...familiesOf(operation, ready, sources), ...ruleFamilies(operation, recipe.rules, sources)];
    for (const family of families) {
      suite.progress(`negatives of ${operation.id}: ${family.kind}`);
      await verifyFamily(family);
    }
    if (isSpoiled) await arrange();
    const { sent, answer } = await client.send(operation, ready);
    result.control = isSuccess(answer) ? 'accepted' : shortAnswer(answer);
    result.controlCurl = asCurl(sent);
  } catch (error) {
    return { ...result, skipped: missingStateMessage(error) };
  }
  return result;
}

/**
 * Sends all requests that the chosen operations have to refuse.
 * @param progress the operations that an interrupted run has done, which are left out
 */
export async function verifyNegatives(
  suite: Suite,
  progress: Pick<Progress, 'done' | 'add'> = noProgress,
): Promise<void> {
  await suite.forEachOperation('negatives', async (operation) => {
    const done = progress.done.get(operation.id);
    if (done) {
      suite.results.negatives.push(done);
      return;
    }
    const result = await verifyOperation(operation, suite);
    suite.results.negatives.push(result);
    progress.add(redacted(result, suite.secrets.redact));
  });
}
