import { describe, expect, it } from 'vitest';
import { nodeBaseUrl } from '#mocks/node.ts';
import { accountOf } from '#mocks/personas.ts';
import { db } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';

const clock = '2026-11-26T07:00:00Z';
const mock = testMock({ clock });
const later = (seconds: number) => new Date(Date.parse(clock) + seconds * 1_000).toISOString();

const huda = accountOf('huda');
const noura = accountOf('noura');
const newNumber = '+966509876543';

interface Body {
  errors?: { field: string; code: string; message: string }[];
  data?: { session?: { token: string }; step_up?: { token: string; expires_at: string }; user?: object };
}

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${nodeBaseUrl}${path}`, {
    method,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Body, headers: response.headers };
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const codes = ({ body }: { body: Body }) => (body.errors ?? []).map(({ field, code }) => `${field} ${code}`);

const prove = async (password = huda.password, token = huda.token) =>
  call('POST', '/step-ups', { method: 'password', password }, bearer(token));

const tokenOf = ({ body }: { body: Body }) => body.data?.step_up?.token ?? '';

async function phoneToken(mobileNumber: string): Promise<string> {
  const sent = await mock.phoneAuth.sendCode(mobileNumber, 'en');
  return mock.phoneAuth.confirmCode(sent, mock.smsInbox()[0]?.code ?? '');
}

async function signIn(mobile_number = huda.mobileNumber, password = huda.password): Promise<string> {
  return (await call('POST', '/sessions', { mobile_number, password })).body.data?.session?.token ?? '';
}

const changePassword = async (password: string, stepUp: string, token = huda.token) =>
  call(
    'PUT',
    '/update-password',
    { password, password_confirmation: password },
    { ...bearer(token), 'Step-Up-Token': stepUp },
  );

const hudasDetails = { full_name: 'Huda Al Harbi', email: 'huda.alharbi@example.com' };

const changeNumber = async (mobile_number: string, stepUp: string | null, version = 1, token = huda.token) =>
  call(
    'PUT',
    '/users/41',
    { ...hudasDetails, mobile_number, version },
    { ...bearer(token), ...(stepUp !== null && { 'Step-Up-Token': stepUp }) },
  );

const stored = () => db.users.findFirst((query) => query.where({ id: 41 }));
const required = ['Step-Up-Token step_up_required'];

describe('proving again who it is', () => {
  it('answers a token of ten minutes to the password, and another one to the next', async () => {
    const first = await prove();
    expect(first).toMatchObject({
      status: 201,
      body: {
        data: {
          step_up: {
            token: expect.stringMatching(/^su_[0-9a-f]{32}$/) as unknown,
            expires_at: '2026-11-26T07:10:00.000Z',
          },
        },
      },
    });
    expect(tokenOf(await prove())).not.toBe(tokenOf(first));
  });

  it('refuses a wrong password, and a missing one, at its field; the session goes on', async () => {
    expect(codes(await prove('not-it'))).toEqual(['password wrong_password']);
    expect(codes(await call('POST', '/step-ups', { method: 'password' }, bearer(huda.token)))).toEqual([
      'password blank',
    ]);
    expect((await call('GET', '/users/41', undefined, bearer(huda.token))).status).toBe(200);
    expect((await call('POST', '/step-ups', { method: 'password', password: huda.password })).status).toBe(401);
  });

  it('takes a code to the number of the account, once, and of no other number', async () => {
    const own = { ...bearer(huda.token), 'firebase-token': await phoneToken(huda.mobileNumber) };
    const foreign = { ...bearer(huda.token), 'firebase-token': await phoneToken(noura.mobileNumber) };
    const byCode = async (headers: Record<string, string>) => call('POST', '/step-ups', { method: 'code' }, headers);
    expect(codes(await byCode(foreign))).toEqual(['mobile_number not_verified']);
    expect(codes(await byCode(bearer(huda.token)))).toEqual(['mobile_number not_verified']);
    const proven = await byCode(own);
    expect(proven.status).toBe(201);
    expect(codes(await byCode(own))).toEqual(['mobile_number not_verified']);
    expect((await changePassword('New-Lunch-88', tokenOf(proven))).status).toBe(200);
  });
});

describe('a new password', () => {
  it('needs a token that is open, of this session, and not expired', async () => {
    expect(codes(await changePassword('New-Lunch-88', 'su_of_nobody_at_all'))).toEqual(required);
    const ofOther = tokenOf(await prove(huda.password, await signIn()));
    expect(codes(await changePassword('New-Lunch-88', ofOther))).toEqual(required);
    const own = tokenOf(await prove());
    mock.set({ clock: later(600) });
    expect(codes(await changePassword('New-Lunch-88', own))).toEqual(required);
    expect(stored()?.password).toBe(huda.password);
    mock.set({ clock: later(599) });
    expect((await changePassword('New-Lunch-88', own)).status).toBe(200);
  });

  it('leaves the token open after a refusal, and ends it with the change', async () => {
    const token = tokenOf(await prove());
    expect(codes(await changePassword('12345678', token))).toEqual(['password too_common']);
    expect((await changePassword('New-Lunch-88', token)).status).toBe(200);
    expect(codes(await changePassword('Newer-Lunch-88', token))).toEqual(required);
    expect(codes(await changeNumber(newNumber, token, 2))).toEqual(required);
    // The first answer may have been lost.
    expect((await changePassword('New-Lunch-88', token)).status).toBe(200);
    expect(stored()).toMatchObject({ password: 'New-Lunch-88', version: 2 });
  });

  it('ends the other sessions, and every other token', async () => {
    const other = await signIn();
    const [first, second] = [tokenOf(await prove()), tokenOf(await prove())];
    expect((await changePassword('New-Lunch-88', first)).status).toBe(200);
    const own = await call('GET', '/users/41', undefined, bearer(huda.token));
    expect(own).toMatchObject({
      status: 200,
      body: { data: { user: { password_changed_at: '2026-11-26T07:00:00.000Z' } } },
    });
    expect((await call('GET', '/users/41', undefined, bearer(other))).status).toBe(401);
    expect(codes(await changePassword('Newer-Lunch-88', second))).toEqual(required);
  });
});

describe('a new number', () => {
  it('needs a token; name and email, the present number and the one that waits do not', async () => {
    expect((await changeNumber(huda.mobileNumber, null)).status).toBe(200);
    expect(codes(await changeNumber(newNumber, null, 2))).toEqual(required);
    expect(stored()?.unconfirmed_mobile_number).toBeNull();
    const token = tokenOf(await prove());
    expect((await changeNumber(newNumber, token, 2)).status).toBe(200);
    expect((await changeNumber(newNumber, null, 3)).status).toBe(200);
    expect(codes(await changeNumber('+966509876544', token, 4))).toEqual(required);
    expect((await changeNumber(huda.mobileNumber, null, 4)).status).toBe(200);
    expect(codes(await changeNumber(newNumber, null, 5))).toEqual(required);
  });

  it('is checked after the version, and before what the number reveals', async () => {
    expect((await changeNumber(noura.mobileNumber, null, 7)).status).toBe(409);
    expect(codes(await changeNumber(noura.mobileNumber, null))).toEqual(required);
    expect(codes(await changeNumber(noura.mobileNumber, tokenOf(await prove())))).toEqual(['mobile_number taken']);
  });

  it('ends the other sessions and every token once its code is confirmed, not before', async () => {
    const other = await signIn();
    await changeNumber(newNumber, tokenOf(await prove()));
    const open = tokenOf(await prove());
    expect((await call('GET', '/users/41', undefined, bearer(other))).status).toBe(200);
    const headers = { ...bearer(huda.token), 'firebase-token': await phoneToken(newNumber) };
    expect((await call('POST', '/verify-user-firebase', undefined, headers)).status).toBe(200);
    expect((await call('GET', '/users/41', undefined, bearer(other))).status).toBe(401);
    expect((await call('GET', '/users/41', undefined, bearer(huda.token))).status).toBe(200);
    expect(codes(await changePassword('New-Lunch-88', open))).toEqual(required);
  });
});
