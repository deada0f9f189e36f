import { expect, it } from 'vitest';
import type { SessionAnswer } from '#src/api/generated/zod/schemas.ts';
import { db } from '#mocks/store/db.ts';
import { nodeBaseUrl } from '#mocks/node.ts';
import { accountOf } from '#mocks/personas.ts';
import { testMock } from '#mocks/test-mock.ts';
import { testParent } from '#mocks/test-parent.ts';

const mock = testMock({ clock: '2026-11-26T07:00:00Z' });

const visitor = testParent('visitor');
const password = 'Green-Apple-1';
const email = 'maha@example.com';
const number = '+966501112233';
const mistyped = '+966501112234';
const hudasNumber = accountOf('huda').mobileNumber;

async function signUp(mobile_number: string, ownEmail?: string): Promise<number> {
  const { status } = await visitor.send('POST', '/users', {
    full_name: 'Maha Al Otaibi',
    mobile_number,
    password,
    password_confirmation: password,
    terms_accepted: true,
    ...(ownEmail === undefined ? {} : { email: ownEmail }),
  });
  return status;
}

const signIn = async (mobile_number: string) =>
  (await visitor.send('POST', '/sessions', { mobile_number, password })).status;
const emailOf = (mobile_number: string) => db.users.findFirst((query) => query.where({ mobile_number }))?.email;

it('an email is free again if the number of its account was never verified', async () => {
  expect(await signUp(mistyped, email)).toBe(201);
  expect(await signUp(number, email.toUpperCase())).toBe(201);
  expect(await signIn(mistyped)).toBe(422);
  expect(await signIn(number)).toBe(201);
});

it('two accounts without an email are no conflict', async () => {
  expect(await signUp(mistyped)).toBe(201);
  expect(await signUp(number)).toBe(201);
  expect(await signIn(mistyped)).toBe(201);
});

it('an email stays with the verified account that had it first', async () => {
  await signUp(number, email);
  const details = { full_name: 'Huda Al Harbi', email, mobile_number: hudasNumber, version: 1 };
  expect((await testParent('huda').send('PUT', '/users/41', details)).status).toBe(200);
  const sent = await mock.phoneAuth.sendCode(number, 'en');
  const verified = await fetch(`${nodeBaseUrl}/verify-user-firebase`, {
    method: 'POST',
    headers: { 'firebase-token': await mock.phoneAuth.confirmCode(sent, mock.smsInbox()[0]?.code ?? '') },
  });
  expect(verified.status).toBe(200);
  expect([emailOf(hudasNumber), emailOf(number)]).toEqual([email, null]);
});

it('a number belongs to the account that verified it, although another one entered it before', async () => {
  await signUp(mistyped, 'other@example.com');
  await signUp(number, email);
  // As after a change of number.
  const changed = await db.users.update((query) => query.where({ mobile_number: number }), {
    data(user) {
      user.mobile_number = mistyped;
      user.is_verified = true;
    },
    strict: true,
  });
  const answer = await visitor.send<SessionAnswer>('POST', '/sessions', { mobile_number: mistyped, password });
  expect(answer).toMatchObject({
    status: 201,
    body: { data: { session: { user_id: changed.id, is_verified: true } } },
  });
});
