import { describe, expect, it } from 'vitest';
import type { Language } from '#src/domain/language.ts';
import { db } from '#mocks/store/db.ts';
import { nodeBaseUrl } from '#mocks/node.ts';
import { accountOf, findPersona, storageOf } from '#mocks/personas.ts';
import { testMock } from '#mocks/test-mock.ts';

const mock = testMock({ clock: '2026-11-26T07:00:00Z' });

interface CallOptions {
  body?: unknown;
  token?: string | undefined;
  phoneToken?: string;
  stepUp?: string | undefined;
  language?: Language;
}

interface Answer {
  status: number;
  body: {
    message?: string;
    error?: string | string[];
    errors?: { field: string; code: string; message: string }[];
    data?: {
      session?: { token: string; user_id: number; is_verified: boolean };
      user?: Record<string, unknown>;
      exists?: boolean;
      step_up?: { token: string };
    };
  };
}

async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { body, token, phoneToken, stepUp, language = 'en' } = options;
  const response = await fetch(`${nodeBaseUrl}${path}`, {
    method,
    headers: {
      'Accept-Language': language,
      ...(method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(phoneToken === undefined ? {} : { 'firebase-token': phoneToken }),
      ...(stepUp === undefined ? {} : { 'Step-Up-Token': stepUp }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Answer['body'] };
}

const huda = accountOf('huda');
const noura = accountOf('noura');
const khalid = accountOf('khalid');

const signIn = async (mobile_number: string, password: string) =>
  call('POST', '/sessions', { body: { mobile_number, password } });

/** Huda's proof before a change of password or number. */
async function hudasStepUp(): Promise<string | undefined> {
  const body = { method: 'password', password: huda.password };
  return (await call('POST', '/step-ups', { body, token: huda.token })).body.data?.step_up?.token;
}

async function confirmed(mobileNumber: string): Promise<string> {
  const sent = await mock.phoneAuth.sendCode(mobileNumber, 'en');
  return mock.phoneAuth.confirmCode(sent, mock.smsInbox()[0]?.code ?? '');
}

const newcomer = {
  full_name: 'Maha Al Otaibi',
  email: 'maha@example.com',
  mobile_number: '+966501112233',
  password: 'Green-Apple-1',
  password_confirmation: 'Green-Apple-1',
  terms_accepted: true,
};

/** The response to a phone token that is invalid or no longer valid. */
const refusedToken = { status: 422, body: { errors: [{ field: 'mobile_number', code: 'not_verified' }] } };
const hourLater = '2026-11-26T08:00:01Z';

describe('signing in', () => {
  it('answers token, type, id and flag of a verified parent', async () => {
    const { status, body } = await signIn(huda.mobileNumber, huda.password);
    expect(status).toBe(201);
    expect(body.data?.session).toEqual({
      token: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      user_type: 'user',
      user_id: 41,
      is_verified: true,
    });
    const { body: own } = await call('GET', '/users/41', { token: body.data?.session?.token });
    expect(own.data?.user).toMatchObject({ full_name: 'Huda Al Harbi', mobile_number: huda.mobileNumber });
    expect(own.data?.user).not.toHaveProperty('password');
  });

  it('signs in a parent who never entered the code, as not verified', async () => {
    const { status, body } = await signIn(khalid.mobileNumber, khalid.password);
    expect(status).toBe(201);
    expect(body.data?.session).toMatchObject({ user_id: 42, is_verified: false });
  });

  it.each([
    ['a wrong password', huda.mobileNumber, 'not-it'],
    ['an unknown number', '+966500000000', huda.password],
  ])('answers 422 to %s, and the same words to both', async (_case, number, password) => {
    expect(await signIn(number, password)).toMatchObject({
      status: 422,
      body: { error: 'The mobile number or the password is wrong.' },
    });
  });

  it('refuses in Arabic for Accept-Language ar', async () => {
    const body = { mobile_number: huda.mobileNumber, password: 'not-it' };
    const answer = await call('POST', '/sessions', { body, language: 'ar' });
    expect(answer.body.error).toBe('رقم الجوال أو كلمة المرور غير صحيحة.');
  });

  it('issues the same tokens with the same seed', async () => {
    const first = await signIn(huda.mobileNumber, huda.password);
    await mock.reset();
    const again = await signIn(huda.mobileNumber, huda.password);
    expect(again.body.data?.session?.token).toBe(first.body.data?.session?.token);
  });

  it('works from storage alone for each persona', async () => {
    const storage = storageOf(findPersona('noura'), new Date('2026-11-26T07:00:00Z'));
    const answer = await call('GET', `/users/${storage['USER_ID']}`, { token: storage['TOKEN'] ?? '' });
    expect(answer).toMatchObject({ status: 200, body: { data: { user: { full_name: noura.fullName } } } });
  });

  it('ends with signing out', async () => {
    const { token } = (await signIn(huda.mobileNumber, huda.password)).body.data?.session ?? {};
    expect((await call('DELETE', '/sessions', { token })).status).toBe(204);
    expect((await call('GET', '/users/41', { token })).status).toBe(401);
  });
});

describe('signing up', () => {
  it('creates the account, verifies the number and signs in', async () => {
    const created = await call('POST', '/users', { body: newcomer });
    expect(created).toMatchObject({
      status: 201,
      body: { data: { user: { is_verified: false, unconfirmed_mobile_number: newcomer.mobile_number } } },
    });
    const verified = await call('POST', '/verify-user-firebase', {
      phoneToken: await confirmed(newcomer.mobile_number),
    });
    expect(verified).toMatchObject({
      status: 200,
      body: {
        message: 'Account created Successfully.',
        data: { user: { is_verified: true, unconfirmed_mobile_number: null } },
      },
    });
    const signedIn = await signIn(newcomer.mobile_number, newcomer.password);
    expect(signedIn.body.data?.session?.is_verified).toBe(true);
  });

  it('reports a taken number and a taken email, each at its field', async () => {
    const body = { ...newcomer, mobile_number: huda.mobileNumber, email: 'HUDA.alharbi@example.com' };
    expect(await call('POST', '/users', { body })).toMatchObject({
      status: 422,
      body: {
        error: ['Phone number was used before', 'Email is already taken'],
        errors: [
          { field: 'mobile_number', code: 'taken' },
          { field: 'email', code: 'taken' },
        ],
      },
    });
  });

  it('refuses two different passwords', async () => {
    const body = { ...newcomer, password_confirmation: 'Green-Apple-2' };
    expect((await call('POST', '/users', { body })).body.errors).toEqual([
      { field: 'password_confirmation', code: 'confirmation', message: 'Passwords are not matching' },
    ]);
  });

  it('answers the fixed texts about a short password and terms not accepted', async () => {
    const body = { ...newcomer, password: 'short', terms_accepted: false };
    expect((await call('POST', '/users', { body })).body.error).toEqual([
      '* Your Password must be at least 8 characters',
      'You should accept terms and privacy policy',
    ]);
  });

  it('lets a new sign-up take a number that was never confirmed', async () => {
    const again = { ...newcomer, mobile_number: khalid.mobileNumber, email: 'khalid.almutairi@example.com' };
    const created = await call('POST', '/users', { body: again });
    expect(created.status).toBe(201);
    expect(created.body.data?.user?.['id']).not.toBe(khalid.userId);
    expect((await signIn(khalid.mobileNumber, khalid.password)).status).toBe(422);
    expect((await signIn(khalid.mobileNumber, newcomer.password)).status).toBe(201);
  });
});

describe('verifying a number', () => {
  it('requires the provider’s token; an expired one is no ended session', async () => {
    expect((await call('POST', '/verify-user-firebase')).status).toBe(401);
    expect(await call('POST', '/verify-user-firebase', { token: huda.token })).toMatchObject(refusedToken);
    expect(await call('POST', '/verify-user-firebase', { phoneToken: 'another' })).toMatchObject(refusedToken);
    await call('POST', '/users', { body: newcomer });
    const phoneToken = await confirmed(newcomer.mobile_number);
    mock.set({ clock: hourLater });
    expect(await call('POST', '/verify-user-firebase', { token: huda.token, phoneToken })).toMatchObject(refusedToken);
    expect(await call('POST', '/verify-user-firebase', { phoneToken })).toMatchObject(refusedToken);
    expect((await call('GET', '/users/41', { token: huda.token })).status).toBe(200);
  });

  it('answers a repeated call alike, with the same code or another one, and only for the same account', async () => {
    await call('POST', '/users', { body: newcomer });
    const phoneToken = await confirmed(newcomer.mobile_number);
    const first = await call('POST', '/verify-user-firebase', { phoneToken });
    expect(first.status).toBe(200);
    expect(await call('POST', '/verify-user-firebase', { phoneToken })).toEqual(first);
    const another = await confirmed(newcomer.mobile_number);
    expect(await call('POST', '/verify-user-firebase', { phoneToken: another })).toEqual(first);

    expect(await call('POST', '/verify-user-firebase', { token: huda.token, phoneToken })).toMatchObject(refusedToken);
    const password = { password: 'New-Lunch-88', password_confirmation: 'New-Lunch-88' };
    expect(await call('PUT', '/update-password', { body: password, phoneToken })).toMatchObject(refusedToken);
  });

  it('refuses a token that set a password, and one for a number that another account has now', async () => {
    const reset = await confirmed(noura.mobileNumber);
    const body = { password: 'New-Lunch-88', password_confirmation: 'New-Lunch-88' };
    expect((await call('PUT', '/update-password', { body, phoneToken: reset })).status).toBe(200);
    expect(await call('POST', '/verify-user-firebase', { phoneToken: reset })).toMatchObject(refusedToken);

    await call('POST', '/users', { body: newcomer });
    const phoneToken = await confirmed(newcomer.mobile_number);
    await call('POST', '/verify-user-firebase', { phoneToken });
    await db.users.update((query) => query.where({ mobile_number: newcomer.mobile_number }), {
      data(user) {
        user.mobile_number = '+966501112244';
      },
    });
    await db.users.update((query) => query.where({ id: 41 }), {
      data(user) {
        user.mobile_number = newcomer.mobile_number;
      },
    });
    expect(await call('POST', '/verify-user-firebase', { phoneToken })).toMatchObject(refusedToken);
  });

  it('refuses a number that no account waits to verify', async () => {
    const phoneToken = await confirmed('+966500000000');
    expect(await call('POST', '/verify-user-firebase', { phoneToken })).toMatchObject({
      status: 422,
      body: { error: 'Un-registered Phone Number' },
    });
  });
});

describe('changing the account', () => {
  const edit = {
    full_name: 'Huda N. Al Harbi',
    email: 'huda.new@example.com',
    mobile_number: huda.mobileNumber,
    version: 1,
  };

  it('saves name and email', async () => {
    expect(await call('PUT', '/users/41', { token: huda.token, body: edit })).toMatchObject({
      status: 200,
      body: {
        message: 'User account updated successfully',
        data: { user: { ...edit, unconfirmed_mobile_number: null, version: 2 } },
      },
    });
  });

  it('keeps the old number until the new one is confirmed', async () => {
    const body = { ...edit, mobile_number: '+966509876543' };
    const saved = await call('PUT', '/users/41', { token: huda.token, body, stepUp: await hudasStepUp() });
    expect(saved.body.data?.user).toMatchObject({
      mobile_number: huda.mobileNumber,
      unconfirmed_mobile_number: '+966509876543',
      is_verified: true,
    });
    expect((await signIn('+966509876543', huda.password)).status).toBe(422);

    const phoneToken = await confirmed('+966509876543');
    const verified = await call('POST', '/verify-user-firebase', { token: huda.token, phoneToken });
    expect(verified).toMatchObject({
      status: 200,
      body: {
        message: 'Account Data Updated Successfully.',
        data: {
          user: { mobile_number: '+966509876543', phone_number: '+966509876543', unconfirmed_mobile_number: null },
        },
      },
    });
    expect((await signIn('+966509876543', huda.password)).status).toBe(201);

    // The call is repeated, as after a lost response. A third number that is then waiting for verification continues to
    // wait.
    const third = { ...edit, mobile_number: '+966509876544', version: 3 };
    await call('PUT', '/users/41', { token: huda.token, body: third, stepUp: await hudasStepUp() });
    for (const again of [phoneToken, await confirmed('+966509876543')]) {
      expect(await call('POST', '/verify-user-firebase', { token: huda.token, phoneToken: again })).toMatchObject({
        status: 200,
        body: {
          data: { user: { mobile_number: '+966509876543', unconfirmed_mobile_number: '+966509876544' } },
        },
      });
    }
  });

  it.each([
    ['the number of another account', { ...edit, mobile_number: noura.mobileNumber }, 'Phone number was used before'],
    ['the email of another account', { ...edit, email: 'noura.alqahtani@example.com' }, 'Email is already taken'],
    ['a number that is none', { ...edit, mobile_number: '0512' }, 'Phone number is invalid'],
    ['no number', { ...edit, mobile_number: '' }, 'You should enter your phone number'],
    ['an email that is none', { ...edit, email: 'huda@' }, 'Email is invalid'],
    ['no name', { ...edit, full_name: '' }, 'You should enter your name'],
    ['a name without a letter', { ...edit, full_name: '👍👍' }, 'You should enter your name'],
  ])('refuses %s with the fixed text', async (_case, body, message) => {
    const answer = await call('PUT', '/users/41', { token: huda.token, body, stepUp: await hudasStepUp() });
    expect(answer).toMatchObject({ status: 422, body: { error: [message] } });
  });

  it('answers 404 for the account of another parent', async () => {
    expect((await call('GET', '/users/43', { token: huda.token })).status).toBe(404);
    expect((await call('PUT', '/users/43', { token: huda.token, body: edit })).status).toBe(404);
  });
});

describe('resetting and changing the password', () => {
  const next = { password: 'New-Lunch-88', password_confirmation: 'New-Lunch-88' };
  const exists = async (number: string) =>
    call('GET', `/check-if-phone-exists?phone_number=${encodeURIComponent(number)}`);

  it('answers whether a number has an account', async () => {
    expect((await exists(huda.mobileNumber)).body.data).toEqual({ exists: true });
    expect((await exists('+966500000000')).body).toMatchObject({
      message: 'Un-registered Phone Number',
      data: { exists: false },
    });
    expect((await exists('0512')).status).toBe(400);
  });

  it('refuses a new password without a code to an account that is not verified', async () => {
    expect(await call('PUT', '/update-password', { token: khalid.token, body: next })).toMatchObject({
      status: 403,
      body: { errors: [{ field: 'mobile_number', code: 'not_verified' }] },
    });
  });

  it('sets a new password by code, and ends all other sessions', async () => {
    const mobile_number = huda.mobileNumber;
    const check = { body: { mobile_number } };
    expect(await call('POST', '/check-verification', check)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'mobile_number', code: 'not_verified' }] },
    });
    const phoneToken = await confirmed(mobile_number);
    expect((await call('POST', '/check-verification', { ...check, phoneToken })).status).toBe(200);
    expect(await call('PUT', '/update-password', { body: next, phoneToken })).toMatchObject({
      status: 200,
      body: { message: "You've changed the password" },
    });
    expect((await signIn(mobile_number, huda.password)).status).toBe(422);
    expect((await signIn(mobile_number, next.password)).status).toBe(201);
    expect((await call('GET', '/users/41', { token: huda.token })).status).toBe(401);
    expect(await call('PUT', '/update-password', { body: next, phoneToken })).toMatchObject(refusedToken);
  });

  it('never sets the password of a signed-in parent when the request has a used phone token', async () => {
    const phoneToken = await confirmed(noura.mobileNumber);
    mock.set({ clock: hourLater });
    expect(await call('PUT', '/update-password', { body: next, token: huda.token, phoneToken })).toMatchObject(
      refusedToken,
    );
    expect(db.users.findFirst((query) => query.where({ id: 41 }))?.password).toBe(huda.password);
  });

  it('refuses the token of another number in the check', async () => {
    const phoneToken = await confirmed(noura.mobileNumber);
    const answer = await call('POST', '/check-verification', {
      body: { mobile_number: huda.mobileNumber },
      phoneToken,
    });
    expect(answer.status).toBe(422);
  });

  it('refuses a call without a token, and two different passwords', async () => {
    expect((await call('PUT', '/update-password', { body: next })).status).toBe(401);
    const differing = { ...next, password_confirmation: 'Other-Lunch-88' };
    const stepUp = await hudasStepUp();
    const answer = await call('PUT', '/update-password', { body: differing, token: huda.token, stepUp });
    expect(answer.body.error).toEqual(['Passwords are not matching']);
    expect(db.users.findFirst((query) => query.where({ id: 41 }))?.password).toBe(huda.password);
  });
});
