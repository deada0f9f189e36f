import { expect, it } from 'vitest';
import { db } from '#mocks/store/db.ts';
import { nodeBaseUrl } from '#mocks/node.ts';
import { accountOf } from '#mocks/personas.ts';
import { testMock } from '#mocks/test-mock.ts';

const mock = testMock({ clock: '2026-11-26T07:00:00Z' });

interface Refusal {
  errors?: { field: string; code: string; message: string }[];
  data?: { step_up?: { token: string } };
}

async function send(method: string, path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${nodeBaseUrl}${path}`, {
    method,
    headers: {
      'Accept-Language': 'en',
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const { errors = [], data } = (await response.json()) as Refusal;
  return { status: response.status, errors, stepUp: data?.step_up?.token ?? '' };
}

const huda = accountOf('huda');
const noura = accountOf('noura');

const mobile_number = '+966501112233';
const twice = (password: string) => ({ password, password_confirmation: password });
const newcomer = (password: string) => ({
  full_name: 'Maha Al Otaibi',
  mobile_number,
  ...twice(password),
  terms_accepted: true,
});
const signIn = (number: string, password: string) => send('POST', '/sessions', { mobile_number: number, password });

it.each(['12345678', '١١١١١١١١', '        ', 'Password1', '0501112233'])(
  'no account is created with %j, in both languages',
  async (password) => {
    const [en, ar] = [
      await send('POST', '/users', newcomer(password)),
      await send('POST', '/users', newcomer(password), { 'Accept-Language': 'ar' }),
    ];
    expect(en.status).toBe(422);
    expect(en.errors).toMatchObject([{ field: 'password', code: 'too_common' }]);
    expect(en.errors[0]?.message).toMatch(/^Many people use this password/);
    expect(ar.errors[0]?.message).toMatch(/^يستخدم كثيرون كلمة المرور هذه/);
    expect((await signIn(mobile_number, password)).status).toBe(422);
  },
);

it('no password is changed to an easy one, nor to the number of the phone token', async () => {
  const bearer = { Authorization: `Bearer ${huda.token}` };
  const tooCommon = { status: 422, errors: [{ field: 'password', code: 'too_common' }] };
  const proof = await send('POST', '/step-ups', { method: 'password', password: huda.password }, bearer);
  const proven = { ...bearer, 'Step-Up-Token': proof.stepUp };
  expect(await send('PUT', '/update-password', twice('12345678'), proven)).toMatchObject(tooCommon);

  const sent = await mock.phoneAuth.sendCode(noura.mobileNumber, 'en');
  const phone = { 'firebase-token': await mock.phoneAuth.confirmCode(sent, mock.smsInbox()[0]?.code ?? '') };
  const ownNumber = noura.mobileNumber.replace('+966', '0');
  expect(await send('PUT', '/update-password', twice(ownNumber), phone)).toMatchObject(tooCommon);
  // The refused call does not use up the token.
  expect((await send('PUT', '/update-password', twice('New-Lunch-88'), phone)).status).toBe(200);
});

it('a password of 128 characters is stored completely', async () => {
  const long = 'ليمون و Green apple 7 '.repeat(6).slice(0, 128);
  expect((await send('POST', '/users', newcomer(long))).status).toBe(201);
  expect((await signIn(mobile_number, long)).status).toBe(201);
  expect((await signIn(mobile_number, long.slice(0, -1))).status).toBe(422);
});

it('an account with a password from before the rule signs in', async () => {
  await db.users.update((query) => query.where({ id: huda.userId }), {
    data(user) {
      user.password = '12345678';
    },
  });
  expect((await signIn(huda.mobileNumber, '12345678')).status).toBe(201);
});
