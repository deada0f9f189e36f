import { db, nextId } from './db.ts';
import { stampOf } from './snapshot.ts';

/** How long a key and its reply are kept, as the contract says. */
const keptHours = 24;

/** A reply of any operation. */
export interface StoredReply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** A call with an Idempotency-Key. */
export interface Attempt {
  /** The parent's id; null without a session. */
  account: number | null;
  operation: string;
  key: string;
  /** What has to be the same in a repetition. */
  request: readonly unknown[];
}

/** Successes and refusals are kept. Other errors did nothing, so the same request may succeed later. */
const isKept = ({ status }: StoredReply) => (status >= 200 && status < 300) || [404, 409, 422].includes(status);

const isOver = ({ kept_until }: { kept_until: string }, now: Date) => kept_until <= now.toISOString();

/** Forgets the replies to an account that is erased, and those that are kept no longer. */
export function forgetReplies(account: number, now: Date): void {
  db.attempts.deleteMany((query) => query.where((each) => each.name.startsWith(`${account} `) || isOver(each, now)));
}

/**
 * Runs a call, unless the same call was replied to before: then it returns that reply (rules.md#idempotency). Calls run
 * one after the other, so a repetition never comes while the first call still runs.
 * @returns `reused` if the key belongs to another request
 */
export async function once(
  { account, operation, key, request }: Attempt,
  now: Date,
  run: () => Promise<StoredReply>,
): Promise<StoredReply | 'reused'> {
  const name = [account ?? 'anonymous', operation, key].join(' ');
  const stamp = stampOf(request);
  const known = db.attempts.all().find((each) => each.name === name && !isOver(each, now));
  if (known) return known.request === stamp ? (JSON.parse(known.reply) as StoredReply) : 'reused';
  const reply = await run();
  if (!isKept(reply)) return reply;
  if (db.attempts.all().some((each) => isOver(each, now))) {
    db.attempts.deleteMany((query) => query.where((each) => isOver(each, now)));
  }
  const keptUntil = new Date(now.getTime() + keptHours * 3_600_000).toISOString();
  const kept = { name, request: stamp, reply: JSON.stringify(reply), kept_until: keptUntil };
  await db.attempts.create({ id: nextId('attempts'), ...kept });
  return reply;
}
