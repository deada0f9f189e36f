import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onSessionEnd, updateSession } from '#src/auth/session.ts';
import { ApiError } from './errors.ts';
import { errorTexts } from '#src/errors/error-texts.ts';
import { http } from './http.ts';

const ends: string[] = [];
/** Whether the app shows the end of a session. */
let isEndShown = true;
let stopListening = (): void => undefined;

/** A storage like the browser's; two tabs share it. */
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  ends.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('navigator', { onLine: true });
  isEndShown = true;
  stopListening = onSessionEnd((end) => {
    ends.push(end);
    return isEndShown;
  });
});
afterEach(() => {
  stopListening();
  vi.useRealTimers();
});

/** Sets the server's response. Returns the received requests. */
function serve(answer: (init: RequestInit) => Promise<Response> | Response): RequestInit[] {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    requests.push(init);
    return answer(init);
  });
  return requests;
}

/** A server that never responds: only an abort ends the request. */
const neverAnswers = async ({ signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });

const json = (body: unknown, status = 200) => Response.json(body, { status });

async function failure(): Promise<ApiError> {
  const error: unknown = await http('/packages', { method: 'GET' }).then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not an ApiError: ${String(error)}`);
  return error;
}

const tokenOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('Authorization');

describe('what goes wrong on the line', () => {
  test('an answer that never comes ends after half a minute', async () => {
    vi.useFakeTimers();
    serve(neverAnswers);
    const thrown = failure();
    await vi.advanceTimersByTimeAsync(29_900);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect((await thrown).kind).toBe('timeout');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('an answer in time leaves no clock running', async () => {
    vi.useFakeTimers();
    serve(() => json({ custom_status: 200, data: {} }));
    await http('/packages', { method: 'GET' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a call that its page aborted is not reported as an error', async () => {
    const page = new AbortController();
    serve(neverAnswers);
    const answer = http('/packages', { method: 'GET', signal: page.signal });
    page.abort();
    await expect(answer).rejects.toHaveProperty('name', 'AbortError');
  });

  test('a refused connection, and being offline', async () => {
    serve(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failure()).kind).toBe('network');
    vi.stubGlobal('navigator', { onLine: false });
    expect((await failure()).kind).toBe('offline');
  });

  test('an answer cut in its middle', async () => {
    serve(
      () =>
        new Response(
          new ReadableStream({
            start(stream) {
              stream.enqueue(new TextEncoder().encode('{"custom_status":200,"da'));
              stream.error(new TypeError('network error'));
            },
          }),
        ),
    );
    expect((await failure()).kind).toBe('network');
  });

  test.each([
    ['a body cut short', () => new Response('{"custom_status":200,"da'), 200],
    ['nothing at all under 200', () => new Response(''), 200],
    ['a page of HTML under 200', () => new Response('<h1>Welcome to our hotel’s network</h1>'), 200],
    ['a page of HTML under 500', () => new Response('<h1>Bad gateway</h1>', { status: 500, statusText: 'Bad' }), 500],
    ['a list under 200', () => json([1]), 200],
    ['null under 200', () => json(null), 200],
  ])('%s cannot be read, and nothing of it is shown', async (_name, answer, status) => {
    serve(answer);
    const error = await failure();
    expect([error.kind, error.status, error.message]).toEqual(['unreadable', status, '']);
  });

  test('204 needs no body', async () => {
    serve(() => new Response(null, { status: 204 }));
    expect(await http('/sessions', { method: 'DELETE' })).toBeUndefined();
  });

  test.each([
    ['90', 90],
    ['0', 0],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', undefined],
  ])('Retry-After: %s', async (value, seconds) => {
    serve(() => new Response(null, { status: 429, headers: { 'Retry-After': value } }));
    const { retryAfterSeconds } = await failure();
    expect(retryAfterSeconds).toBe(seconds);
  });

  test('Retry-After as an instant', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T07:00:00Z') });
    serve(() => new Response(null, { status: 429, headers: { 'Retry-After': 'Sun, 22 Nov 2026 07:01:00 GMT' } }));
    expect((await failure()).retryAfterSeconds).toBe(60);
  });
});

describe('the token that is sent', () => {
  test('the one that storage holds at the call, also where another tab wrote it', async () => {
    const requests = serve(() => json({ custom_status: 200, data: {} }));
    updateSession({ token: 'mine', isVerified: 'true' });
    await http('/packages', { method: 'GET' });
    storage.set('TOKEN', 'of the one who signed in elsewhere');
    await http('/packages', { method: 'GET' });
    storage.delete('TOKEN');
    await http('/packages', { method: 'GET' });
    expect(requests.map(tokenOf)).toEqual(['Bearer mine', 'Bearer of the one who signed in elsewhere', null]);
    expect(requests.map(({ cache }) => cache)).toEqual(['no-store', 'no-store', 'no-store']);
  });

  test('each call asks for a preflight elsewhere, signed in or not', async () => {
    const requests = serve(() => json({ custom_status: 200, data: {} }));
    await http('/packages', { method: 'GET' });
    updateSession({ token: 'mine', isVerified: 'true' });
    await http('/packages', { method: 'GET' });
    // The headers that another site's page may send without a preflight: the safelisted headers of Fetch.
    const safelisted = new Set(['accept', 'accept-language', 'content-language', 'content-type', 'range']);
    const asking = requests.map(({ headers }) =>
      [...new Headers(headers).keys()].filter((name) => !safelisted.has(name)),
    );
    expect(asking).toEqual([['cache-control'], ['authorization', 'cache-control', 'platform']]);
  });

  test.each([
    ['HTTP 401', () => json({ custom_status: 401, error: 'over' }, 401), 'expired'],
    ['custom_status 401', () => json({ custom_status: 401, error: 'over' }), 'expired'],
    ['401 without a body', () => new Response(null, { status: 401 }), 'expired'],
    [
      'the invalid token’s text',
      () => json({ custom_status: 500, error: 'translation missing: en.x.invalid_token' }, 500),
      'invalid-token',
    ],
  ])('%s ends the session', async (_name, answer, end) => {
    updateSession({ token: 'old', userId: '1', userType: 'user', loginTime: 'x' });
    serve(answer);
    await failure();
    expect(ends).toEqual([end]);
    expect([...storage.keys()]).toEqual([]);
  });

  const unverified = {
    custom_status: 403,
    errors: [{ field: 'mobile_number', code: 'not_verified', message: 'Verify' }],
  };

  test('an account that is not verified keeps its token for the code, and is reported once', async () => {
    updateSession({ token: 'mine', userId: '1', isVerified: 'true' });
    serve(() => json(unverified, 403));
    const error = await failure();
    await failure();
    expect([error.isNotVerified, errorTexts(error, (id) => id)]).toEqual([true, []]);
    expect(ends).toEqual(['not-verified']);
    expect(Object.fromEntries(storage)).toEqual({ TOKEN: 'mine', USER_ID: '1', IS_VERIFIED: 'false' });
  });

  test('another 403 changes nothing about the session', async () => {
    updateSession({ token: 'mine', isVerified: 'true' });
    serve(() => json({ custom_status: 403, error: 'no' }, 403));
    expect((await failure()).isNotVerified).toBe(false);
    expect(ends).toEqual([]);
    expect(storage.get('IS_VERIFIED')).toBe('true');
  });

  test('a visitor’s call without a token reports the end of a session as well (A07)', async () => {
    serve(() => json({ custom_status: 401, error: 'over' }, 401));
    expect((await failure()).isSessionExpired).toBe(true);
    expect(ends).toEqual(['expired']);
  });

  test.each([
    ['HTTP 401', 401],
    ['custom_status 401', 200],
  ])('%s after logging out is an error without the server’s text about a session', async (_name, status) => {
    isEndShown = false;
    serve(() => json({ custom_status: 401, error: 'session expired please login again' }, status));
    const error = await failure();
    expect([error.isSessionExpired, error.isAfterLogOut, error.gravestStatus]).toEqual([false, true, 401]);
    expect(errorTexts(error, (id) => id)).toEqual(['errors.server']);
  });

  test('a late refusal of an old token leaves the new session alone', async () => {
    updateSession({ token: 'old', isVerified: 'true' });
    serve(() => {
      // In the meantime, another tab signs in again.
      storage.set('TOKEN', 'new');
      return json({ custom_status: 401, error: 'over' }, 401);
    });
    await failure();
    expect(ends).toEqual([]);
    expect(storage.get('TOKEN')).toBe('new');
  });

  const mine = { token: 'mine', userId: '1', isVerified: 'true' };
  const success = { custom_status: 200, data: { name: 'of a child' } };

  test.each([
    ['logged out', null],
    ['left to another parent', { TOKEN: 'theirs', USER_ID: '2' }],
  ])(
    'what is answered to a parent who has %s is handled as an error, is not shown, and ends no session',
    async (_how, next) => {
      updateSession(mine);
      serve(() => {
        storage.clear();
        for (const [key, value] of Object.entries(next ?? {})) storage.set(key, value);
        return json(success);
      });
      const error = await failure();
      expect([error.isSessionExpired, error.body, errorTexts(error, (id) => id)]).toEqual([true, undefined, []]);
      expect(ends).toEqual([]);
      expect(Object.fromEntries(storage)).toEqual(next ?? {});
    },
  );

  test.each([
    ['who has signed in again meanwhile', mine, { ...mine, token: 'mine, renewed' }],
    ['who has just signed in', { token: null, userId: null }, mine],
  ])('what is answered to a parent %s counts', async (_who, before, after) => {
    updateSession(before);
    serve(() => {
      updateSession(after);
      return json(success);
    });
    expect(await http('/packages', { method: 'GET' })).toEqual(success);
  });
});
