import { describe, expect, it, vi } from 'vitest';
import { type AttemptKeys, sendOnce, sendRemoval, sendRepeatable } from './attempts.ts';
import { ApiError, type ApiErrorKind, isUnknownOutcome } from './errors.ts';

const failure = (status: number, kind: ApiErrorKind = 'status', customStatus?: number) =>
  new ApiError('', { kind, status, customStatus });

interface Answer {
  id?: number;
}

/** A server that answers with the given outcomes in turn, and the keys that it receives. */
function serverWith(...outcomes: (Answer | ApiError)[]) {
  const keys: (string | null)[] = [];
  const send = vi.fn<(init: RequestInit) => Promise<Answer>>(async (init) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    const outcome = outcomes[keys.length - 1] ?? { id: 1 };
    if (outcome instanceof ApiError) throw outcome;
    return Promise.resolve(outcome);
  });
  return { send, keys };
}

const idOf = ({ id }: Answer) => {
  if (id === undefined) throw new TypeError('No id');
  return id;
};

const request = ['createOrderReview', 2018, { rating: 5 }] as const;

describe('a request with a key', () => {
  it('has one of the contract’s form, and forgets it after the answer', async () => {
    const { send, keys } = serverWith();
    const attempts: AttemptKeys = new Map();
    expect(await sendOnce(attempts, request, send, idOf)).toBe(1);
    await sendOnce(attempts, request, send, idOf);
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it.each<[string, ApiError]>([
    ['a lost connection', failure(0, 'network')],
    ['an answer that broke off', failure(201, 'unreadable')],
    ['the page of a gateway', failure(502, 'unreadable')],
  ])('is sent once more with its key after %s', async (_what, lost) => {
    const { send, keys } = serverWith(lost);
    expect(await sendOnce(new Map(), request, send, idOf)).toBe(1);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it.each<[string, ApiError]>([
    ['no connection', failure(0, 'offline')],
    ['a timeout', failure(0, 'timeout')],
    ['too many requests', failure(429)],
    ['an ended session', failure(401)],
    ['a breakdown of the server', failure(500)],
    ['a breakdown under HTTP 200', failure(200, 'status', 500)],
  ])('is not sent once more by itself after %s, and keeps its key', async (_what, outage) => {
    const { send, keys } = serverWith(outage);
    const attempts: AttemptKeys = new Map();
    await expect(sendOnce(attempts, request, send, idOf)).rejects.toBe(outage);
    expect(keys).toHaveLength(1);
    expect(await sendOnce(attempts, request, send, idOf)).toBe(1);
    expect(keys[1]).toBe(keys[0]);
  });

  it('keeps its key when both answers were lost', async () => {
    const lost = failure(0, 'network');
    const { send, keys } = serverWith(lost, lost);
    const attempts: AttemptKeys = new Map();
    await expect(sendOnce(attempts, request, send, idOf)).rejects.toBe(lost);
    await sendOnce(attempts, request, send, idOf);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
  });

  it.each<[string, ApiError]>([
    ['a refusal', failure(409)],
    ['a refusal without a body', failure(409, 'unreadable')],
    ['a refusal under HTTP 200', failure(200, 'status', 422)],
  ])('is a new attempt after %s', async (_what, refused) => {
    const { send, keys } = serverWith(refused);
    const attempts: AttemptKeys = new Map();
    await expect(sendOnce(attempts, request, send, idOf)).rejects.toBe(refused);
    await sendOnce(attempts, request, send, idOf);
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('keeps its key after an answer off the contract, whose outcome is unknown', async () => {
    const { send, keys } = serverWith({});
    const attempts: AttemptKeys = new Map();
    const error: unknown = await sendOnce(attempts, request, send, idOf).catch((each: unknown) => each);
    expect(isUnknownOutcome(error)).toBe(true);
    expect(keys).toHaveLength(1);
    expect(await sendOnce(attempts, request, send, idOf)).toBe(1);
    expect(keys[1]).toBe(keys[0]);
  });

  it('has another key than a request with another content', async () => {
    const lost = failure(0, 'offline');
    const { send, keys } = serverWith(lost, lost);
    const attempts: AttemptKeys = new Map();
    await expect(sendOnce(attempts, request, send, idOf)).rejects.toBe(lost);
    await expect(sendOnce(attempts, ['createOrderReview', 2018, { rating: 4 }], send, idOf)).rejects.toBe(lost);
    expect(keys[1]).not.toBe(keys[0]);
  });
});

describe('a request without a second effect', () => {
  it('is sent once more if its answer was lost, and refused at once', async () => {
    const { send } = serverWith(failure(0, 'network'), { id: 4 }, failure(409));
    expect(await sendRepeatable(async () => send({}), idOf)).toBe(4);
    await expect(sendRepeatable(async () => send({}), idOf)).rejects.toMatchObject({ status: 409 });
    expect(send).toHaveBeenCalledTimes(3);
  });
});

describe('a removal', () => {
  it('is done if the record is gone, also after a lost answer', async () => {
    const { send } = serverWith(failure(0, 'network'), failure(404), failure(200, 'status', 404), failure(409));
    await sendRemoval(async () => send({}));
    await sendRemoval(async () => send({}));
    await expect(sendRemoval(async () => send({}))).rejects.toMatchObject({ status: 409 });
    expect(send).toHaveBeenCalledTimes(4);
  });
});

it('knows which failures leave the outcome open', () => {
  expect([failure(0, 'offline'), failure(503), failure(422, 'status', 500)].every(isUnknownOutcome)).toBe(true);
  expect(
    [failure(409), failure(422), failure(200, 'status', 404), new Error('a defect of ours')].some(isUnknownOutcome),
  ).toBe(false);
});
