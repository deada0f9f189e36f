import { describe, expect, it, vi } from 'vitest';
import { operations } from '#src/api/generated/operations.ts';
import { defaultBusinessSettings } from '#src/domain/business-settings.ts';
import { nodeBaseUrl } from '#mocks/node.ts';
import { accountOf } from '#mocks/personas.ts';
import { db } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';

// A limit is reached by many calls, which take a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const clock = '2026-11-26T07:00:00Z';
const mock = testMock({ clock });
const later = (seconds: number) => {
  mock.set({ clock: new Date(Date.parse(clock) + seconds * 1_000).toISOString() });
};

const huda = accountOf('huda');
const noura = accountOf('noura');
const numberOf = (index: number) => `+9665000${String(index).padStart(5, '0')}`;

async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  return fetch(`${nodeBaseUrl}${path}`, {
    method,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const signIn = async (mobile_number: string, password: string, address = '192.0.2.1') =>
  send('POST', '/sessions', { mobile_number, password }, { 'X-Forwarded-For': address });

const prove = async (password: string) =>
  send('POST', '/step-ups', { method: 'password', password }, { Authorization: `Bearer ${huda.token}` });

const exists = async (number: string) =>
  send('GET', `/check-if-phone-exists?phone_number=${encodeURIComponent(number)}`);

async function statuses(count: number, call: (index: number) => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await call(index)).status);
  return all;
}

const wrong = (count: number) => Array.from({ length: count }, () => 422);

it('the contract has the limits of the business settings', () => {
  const { passwordGuesses, numberLookups, contactChanges } = defaultBusinessSettings;
  const asSettings = (limits: readonly { by: string; quota: number; window: number }[]) =>
    Object.fromEntries(limits.map(({ by, quota, window }) => [by, { attempts: quota, minutes: window / 60 }]));
  for (const id of ['createSession', 'createStepUp', 'createDataExport', 'createErasure'] as const) {
    expect(asSettings(operations[id].limits), id).toEqual({
      'mobile number': passwordGuesses.perNumber,
      address: passwordGuesses.perAddress,
    });
  }
  expect(asSettings(operations.checkIfPhoneExists.limits)).toEqual({
    'mobile number': numberLookups.perNumber,
    address: numberLookups.perAddress,
  });
  expect(asSettings(operations.updateUser.limits)).toEqual({
    'mobile number': contactChanges.perNumber,
    address: contactChanges.perAddress,
  });
});

describe('wrong passwords', () => {
  it('of one number are refused from the sixth on, the right one too, until the first is 15 minutes old', async () => {
    later(0);
    await signIn(huda.mobileNumber, 'not-it');
    later(60);
    expect(await statuses(5, async () => signIn(huda.mobileNumber, 'not-it'))).toEqual([...wrong(4), 429]);
    const refused = await signIn(huda.mobileNumber, huda.password);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('840');
    expect(refused.headers.get('RateLimit')).toBe('"sign-in";r=0;t=840');
    expect(refused.headers.get('RateLimit-Policy')).toBe('"sign-in";q=5;w=900');
    expect((await signIn(noura.mobileNumber, noura.password)).status).toBe(201);
    later(899);
    expect((await signIn(huda.mobileNumber, huda.password)).status).toBe(429);
    later(900);
    expect((await signIn(huda.mobileNumber, huda.password)).status).toBe(201);
  });

  it('count from every address and for numbers without an account, and a refused call does not count', async () => {
    const unknown = numberOf(1);
    expect(await statuses(6, async (index) => signIn(unknown, 'not-it', `192.0.2.${index}`))).toEqual([
      ...wrong(5),
      429,
    ]);
    await statuses(20, async () => signIn(unknown, 'not-it'));
    later(900);
    expect((await signIn(unknown, 'not-it')).status).toBe(422);
  });

  it('of many numbers are refused by address', async () => {
    expect(await statuses(51, async (index) => signIn(numberOf(index), 'not-it'))).toEqual([...wrong(50), 429]);
    const refused = await signIn(huda.mobileNumber, huda.password);
    expect(refused.headers.get('RateLimit-Policy')).toBe('"sign-in-address";q=50;w=900');
    expect((await signIn(huda.mobileNumber, huda.password, '192.0.2.9')).status).toBe(201);
  });

  it('are forgiven to a number by the right one, but not to the address', async () => {
    for (let round = 0; round < 10; round += 1) {
      expect(await statuses(4, async () => signIn(huda.mobileNumber, 'not-it'))).toEqual(wrong(4));
      expect((await signIn(huda.mobileNumber, huda.password)).status).toBe(201);
    }
    expect(await statuses(11, async (index) => signIn(numberOf(index), 'not-it'))).toEqual([...wrong(10), 429]);
  });

  it.each([
    ['a copy', 'data-exports', { password: huda.password }],
    ['an erasure', 'erasures', { scope: 'account', password: huda.password }],
  ])('are forgiven by the right one for %s', async (_what, path, body) => {
    expect(await statuses(4, async () => signIn(huda.mobileNumber, 'not-it'))).toEqual(wrong(4));
    const headers = { Authorization: `Bearer ${huda.token}`, 'Idempotency-Key': crypto.randomUUID() };
    expect((await send('POST', `/users/41/${path}`, body, headers)).status).toBe(201);
    expect(await statuses(2, async () => signIn(huda.mobileNumber, 'not-it'))).toEqual(wrong(2));
  });

  it('count together, wherever they are tried', async () => {
    expect(await statuses(3, async () => prove('not-it'))).toEqual(wrong(3));
    expect(await statuses(2, async () => signIn(huda.mobileNumber, 'not-it'))).toEqual(wrong(2));
    expect((await prove(huda.password)).status).toBe(429);
    const erasure = { scope: 'account', password: huda.password };
    const headers = { Authorization: `Bearer ${huda.token}`, 'Idempotency-Key': crypto.randomUUID() };
    expect((await send('POST', '/users/41/erasures', erasure, headers)).status).toBe(429);
    expect(db.erasures.all().filter(({ user_id, scope }) => user_id === 41 && scope === 'account')).toEqual([]);
  });

  it('are over for a parent who sets a new password by code', async () => {
    await statuses(6, async () => signIn(huda.mobileNumber, 'not-it'));
    const sent = await mock.phoneAuth.sendCode(huda.mobileNumber, 'en');
    const token = await mock.phoneAuth.confirmCode(sent, mock.smsInbox()[0]?.code ?? '');
    const password = { password: 'New-Lunch-88', password_confirmation: 'New-Lunch-88' };
    expect((await send('PUT', '/update-password', password, { 'firebase-token': token })).status).toBe(200);
    expect((await signIn(huda.mobileNumber, 'New-Lunch-88')).status).toBe(201);
  });

  it('are not limited where a test run has switched it off', async () => {
    mock.set({ limits: 'off' });
    expect(new Set(await statuses(60, async () => signIn(huda.mobileNumber, 'not-it')))).toEqual(new Set([422]));
    mock.set({ limits: 'on' });
    expect((await signIn(huda.mobileNumber, 'not-it')).status).toBe(422);
  });
});

describe('questions about numbers', () => {
  it('are refused after ten about one number, and after thirty from one address', async () => {
    expect((await statuses(11, async () => exists(huda.mobileNumber))).at(-1)).toBe(429);
    const refused = await exists(huda.mobileNumber);
    expect(refused.headers.get('RateLimit-Policy')).toBe('"phone-exists";q=10;w=900');
    expect(await statuses(21, async (index) => exists(numberOf(index)))).toEqual([
      ...Array.from({ length: 20 }, () => 200),
      429,
    ]);
    later(900);
    expect((await exists(huda.mobileNumber)).status).toBe(200);
  });

  it('have no answer in the check of a code, unless the code was confirmed', async () => {
    const check = async (mobile_number: string, token?: string) => {
      const headers: Record<string, string> = token === undefined ? {} : { 'firebase-token': token };
      const { errors } = (await (await send('POST', '/check-verification', { mobile_number }, headers)).json()) as {
        errors: { code: string }[];
      };
      return errors.map(({ code }) => code);
    };
    expect(await check(numberOf(1))).toEqual(await check(huda.mobileNumber));
    const sent = await mock.phoneAuth.sendCode(numberOf(1), 'en');
    const token = await mock.phoneAuth.confirmCode(sent, mock.smsInbox()[0]?.code ?? '');
    expect(await check(numberOf(1), token)).toEqual(['not_found']);
  });

  it('are refused in a change of the account as well, but its name can still be changed', async () => {
    const unchanged = { full_name: huda.fullName, email: 'huda.alharbi@example.com', mobile_number: huda.mobileNumber };
    const change = async (changes: object) => {
      const version = db.users.findFirst((query) => query.where({ id: 41 }))?.version;
      const body = { ...unchanged, version, ...changes };
      return send('PUT', '/users/41', body, { Authorization: `Bearer ${huda.token}` });
    };
    const taken = { email: 'noura.alqahtani@example.com' };
    expect(await statuses(11, async () => change(taken))).toEqual([...wrong(10), 429]);
    const refused = await change({ mobile_number: numberOf(1) });
    expect(refused.headers.get('RateLimit-Policy')).toBe('"account-edit";q=10;w=900');
    expect((await change({ full_name: 'Huda N. Al Harbi' })).status).toBe(200);
    expect((await change({ email: null })).status).toBe(200);
    later(900);
    expect((await change(taken)).status).toBe(422);
  });

  it('are kept no longer than they count', async () => {
    await statuses(8, async (index) => exists(numberOf(index)));
    later(900);
    await exists(huda.mobileNumber);
    expect(db.guesses.all()).toHaveLength(1);
  });
});
