import { ApiError, isUnknownOutcome } from './errors.ts';

/**
 * The keys of requests whose outcome is not known yet, by request. A `Map` keeps them as long as a form or a dialog,
 * `storedAttemptKeys` as long as the tab.
 */
export interface AttemptKeys {
  get: (request: string) => string | undefined;
  set: (request: string, key: string) => unknown;
  delete: (request: string) => unknown;
}

/** The operation with everything that its request sends and that may be stored: another request has another key. */
export type RequestParts = readonly [operation: string, ...sent: unknown[]];

/** A key by the contract: 128 random bits, in a context without `crypto.randomUUID` too. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36).padStart(7, '0')).join('-');

/**
 * Sends a request with an Idempotency-Key, and once more if its answer was lost (rules.md#idempotency). The key stays the
 * same until the server has answered, so that a person who sends the request again does nothing twice.
 * @param read maps the answer; an answer that it can't map leaves the outcome unknown, as no answer does
 * @throws what `send` throws, and an ApiError with unknown outcome for an answer that breaks the contract
 */
export async function sendOnce<Answer, T>(
  keys: AttemptKeys,
  request: RequestParts,
  send: (init: RequestInit) => Promise<Answer>,
  read: (answer: Answer) => T,
): Promise<T> {
  const name = JSON.stringify(request);
  const key = keys.get(name) ?? newKey();
  keys.set(name, key);
  try {
    const result = await sendRepeatable(async () => send({ headers: { 'Idempotency-Key': key } }), read);
    keys.delete(name);
    return result;
  } catch (error) {
    if (isFinalRefusal(error)) keys.delete(name);
    throw error;
  }
}

/**
 * Whether a refusal is the outcome of the request, kept by the server with its key. After any other one, such as a 401 or a
 * 429, an earlier attempt may still have succeeded.
 */
export function isFinalRefusal(error: unknown): boolean {
  return error instanceof ApiError && !isUnknownOutcome(error) && [404, 409, 422].includes(error.gravestStatus);
}

/**
 * Sends a request that has no second effect, such as a DELETE, and once more if its answer was lost.
 * @param read as for `sendOnce`
 */
export async function sendRepeatable<Answer, T>(send: () => Promise<Answer>, read: (answer: Answer) => T): Promise<T> {
  return readable(await sentAgainIfLost(send), read);
}

/**
 * Sends a DELETE, and once more if its answer was lost. A record that the server does not know any more (404) was removed
 * before, which is the requested result.
 */
export async function sendRemoval(send: () => Promise<unknown>): Promise<void> {
  try {
    await sendRepeatable(send, () => undefined);
  } catch (error) {
    if (!(error instanceof ApiError) || error.gravestStatus !== 404) throw error;
  }
}

async function sentAgainIfLost<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isLost(error)) throw error;
    return send();
  }
}

/** Whether a second request at once can help. Offline it can't, and after a timeout the person has waited long enough. */
function isLost(error: unknown): boolean {
  return (
    error instanceof ApiError && isUnknownOutcome(error) && (error.kind === 'network' || error.kind === 'unreadable')
  );
}

function readable<Answer, T>(answer: Answer, read: (answer: Answer) => T): T {
  try {
    return read(answer);
  } catch (cause) {
    throw new ApiError('', { kind: 'unreadable', status: 200, cause });
  }
}
