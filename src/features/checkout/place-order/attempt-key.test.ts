import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import { attemptKey, forgetAttempt } from './attempt-key.ts';
import { withAttemptKey } from './with-attempt-key.ts';

/** Stubs a tab's storage. A reload keeps the storage but clears the module's memory. */
function stubStorage(): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  });
  return items;
}

const refused = (
  status: number,
  kind: 'status' | 'network' | 'offline' | 'unreadable' = 'status',
  customStatus?: number,
) => new ApiError('', { kind, status, customStatus });

beforeEach(() => {
  stubStorage();
});

describe('the key of an attempt', () => {
  it('has the contract’s form', () => {
    expect(attemptKey('form')).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });

  it('stays the same for one attempt and differs between two', () => {
    expect(attemptKey('a')).toBe(attemptKey('a'));
    expect(attemptKey('a')).not.toBe(attemptKey('b'));
  });

  it('survives a reload', async () => {
    const before = attemptKey('reload');
    vi.resetModules();
    const { attemptKey: afterReload } = await import('./attempt-key.ts');
    expect(afterReload('reload')).toBe(before);
  });

  it('is another one once the attempt was answered', () => {
    const before = attemptKey('again');
    forgetAttempt('again');
    expect(attemptKey('again')).not.toBe(before);
  });

  it('works where storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(attemptKey('no storage')).toBe(attemptKey('no storage'));
    expect(() => {
      forgetAttempt('no storage');
    }).not.toThrow();
  });
});

describe('sending under a key', () => {
  /** Sends the attempt twice, the first time with the given outcome, and returns the keys of both requests. */
  const keysOf = async (attempt: string, outcome: ApiError | null): Promise<unknown[]> => {
    const keys: unknown[] = [];
    const send = (fails: ApiError | null) =>
      withAttemptKey(
        attempt,
        (init) => {
          keys.push(new Headers(init.headers).get('Idempotency-Key'));
          return fails ? Promise.reject(fails) : Promise.resolve();
        },
        () => true,
      );
    await send(outcome).catch((error: unknown) => {
      expect(error).toBe(outcome);
    });
    await send(null);
    return keys;
  };

  it.each([
    ['a lost connection', refused(0, 'network')],
    ['no connection', refused(0, 'offline')],
    ['an answer that broke off', refused(200, 'unreadable')],
    ['a breakdown of the server', refused(500)],
    ['a breakdown under HTTP 200', refused(200, 'status', 500)],
  ])('keeps the key after %s', async (what, error) => {
    const [first, second] = await keysOf(what, error);
    expect(second).toBe(first);
  });

  it.each([
    ['a refusal', refused(409)],
    ['a refusal under HTTP 200', refused(200, 'status', 422)],
    ['success', null],
  ])('takes a new key after %s', async (what, outcome) => {
    const [first, second] = await keysOf(what, outcome);
    expect(second).not.toBe(first);
  });

  it('keeps the key after an answer off the contract', async () => {
    const keys: unknown[] = [];
    const send = async (answer: { id?: number }) =>
      withAttemptKey(
        'off the contract',
        async (init) => {
          keys.push(new Headers(init.headers).get('Idempotency-Key'));
          return answer;
        },
        ({ id }) => {
          if (id === undefined) throw new TypeError('No id');
          return id;
        },
      );
    expect(isUnknownOutcome(await send({}).catch((error: unknown) => error))).toBe(true);
    expect(await send({ id: 1 })).toBe(1);
    expect(keys[1]).toBe(keys[0]);
  });

  it('knows which failures leave the outcome open', () => {
    expect([refused(0, 'offline'), refused(503), refused(422, 'status', 500)].every(isUnknownOutcome)).toBe(true);
    expect(
      [refused(409), refused(422), refused(200, 'status', 404), new Error('a defect of ours')].some(isUnknownOutcome),
    ).toBe(false);
  });
});
