import * as zod from 'zod';
import { openTestControl } from './test-control.ts';
import type { World } from './world.ts';

/** Thrown for an invalid command; the message is one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const number = (name: string) =>
  zod.string().regex(/^\+9665\d{8}$/, `${name}: a Saudi mobile number as +9665XXXXXXXX, written without blanks`);

const variables = zod.object({
  BASE_URL: zod.url({ protocol: /^https?$/, error: 'BASE_URL: an address as https://host/api/v1' }),
  CONTRACT_MOBILE_NUMBER: number('CONTRACT_MOBILE_NUMBER').optional(),
  CONTRACT_PASSWORD: zod.string().optional(),
  CONTRACT_OTHER_MOBILE_NUMBER: number('CONTRACT_OTHER_MOBILE_NUMBER').optional(),
  CONTRACT_OTHER_PASSWORD: zod.string().optional(),
  CONTRACT_ALLOW_WRITES: zod.enum(['yes', 'no'], 'CONTRACT_ALLOW_WRITES: yes or no').default('no'),
  CONTRACT_RATE: zod
    .string()
    .regex(/^(?:\d{1,4}(?:\.\d+)?|none)$/, 'CONTRACT_RATE: requests a second, or none')
    .refine((text) => text === 'none' || Number(text) > 0, 'CONTRACT_RATE: more than 0 requests a second, or none')
    .default('10'),
  CONTRACT_LIMITS: zod.enum(['on', 'off'], 'CONTRACT_LIMITS: on or off').default('on'),
  CONTRACT_RETURN_URL: zod.url('CONTRACT_RETURN_URL: an address of the app').optional(),
  CONTRACT_SETTLE_URL: zod.string().optional(),
  CONTRACT_TEST_CONTROL: zod
    .url({ protocol: /^https?$/, error: 'CONTRACT_TEST_CONTROL: an address as https://host' })
    .optional(),
  CONTRACT_TOKEN: zod.string().optional(),
  CONTRACT_OTHER_TOKEN: zod.string().optional(),
  CONTRACT_UNVERIFIED_TOKEN: zod.string().optional(),
  CONTRACT_FIREBASE_TOKEN: zod.string().optional(),
  CONTRACT_EXPIRED_TOKEN: zod.string().optional(),
});

type Environment = Record<string, string | undefined>;

/** Empty variables count as not set. */
const setOnes = (environment: Environment) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));

function credentials(mobileNumber: string | undefined, password: string | undefined, prefix: string) {
  if (mobileNumber === undefined && password === undefined) return null;
  if (mobileNumber === undefined || password === undefined) {
    const missing = mobileNumber === undefined ? 'MOBILE_NUMBER' : 'PASSWORD';
    throw new UsageError(`${prefix}${missing}: missing beside its partner`);
  }
  return { mobileNumber, password };
}

/**
 * Creates the world of the suite from the environment variables of a server.
 * @throws UsageError with one line for an invalid variable
 */
export function serverWorld(environment: Environment): World {
  const read = variables.safeParse(setOnes(environment));
  if (!read.success) throw new UsageError(read.error.issues[0]?.message ?? 'a variable is wrong');
  const given = read.data;
  const parent = credentials(given.CONTRACT_MOBILE_NUMBER, given.CONTRACT_PASSWORD, 'CONTRACT_');
  const other = credentials(given.CONTRACT_OTHER_MOBILE_NUMBER, given.CONTRACT_OTHER_PASSWORD, 'CONTRACT_OTHER_');
  if (parent !== null && parent.mobileNumber === other?.mobileNumber) {
    throw new UsageError('CONTRACT_OTHER_MOBILE_NUMBER: has to be another parent’s than CONTRACT_MOBILE_NUMBER');
  }
  for (const [token, name, needed] of [
    [given.CONTRACT_TOKEN, 'CONTRACT_TOKEN', parent],
    [given.CONTRACT_OTHER_TOKEN, 'CONTRACT_OTHER_TOKEN', other],
  ] as const) {
    if (token !== undefined && needed === null)
      throw new UsageError(`${name}: its parent’s number and password are missing`);
  }
  const givenTokens = new Map([
    [parent?.mobileNumber, given.CONTRACT_TOKEN],
    [other?.mobileNumber, given.CONTRACT_OTHER_TOKEN],
  ]);
  const baseUrl = given.BASE_URL.replace(/\/+$/, '');
  const control = given.CONTRACT_TEST_CONTROL === undefined ? null : openTestControl(given.CONTRACT_TEST_CONTROL);
  return {
    baseUrl,
    isMock: false,
    parent,
    other,
    allowsWrites: given.CONTRACT_ALLOW_WRITES === 'yes',
    // With the test control the clock stands still.
    waitsForLimits: control === null,
    ratePerSecond: given.CONTRACT_RATE === 'none' ? null : Number(given.CONTRACT_RATE),
    returnUrl: given.CONTRACT_RETURN_URL ?? `${new URL(baseUrl).origin}/checkout`,
    reset: async () => (await control?.reset()) ?? false,
    holdClock: async (at) => (await control?.holdClock(at)) ?? false,
    enter: async (situation) => (await control?.choose(situation)) ?? false,
    async fail(failure) {
      const scenario = failure === null ? 'default' : `refused-${failure.operation}-${failure.status}`;
      return (await control?.choose(scenario)) ?? false;
    },
    limitGuesses: async (isOn) =>
      ((await control?.limitGuesses(isOn)) ?? false) || isOn === (given.CONTRACT_LIMITS === 'on'),
    async settle({ id, redirect_url }, outcome) {
      if (given.CONTRACT_SETTLE_URL === undefined) return (await control?.settle(id, outcome)) ?? false;
      const url = given.CONTRACT_SETTLE_URL.replaceAll('{id}', String(id))
        .replaceAll('{outcome}', outcome)
        .replaceAll('{redirect_url}', redirect_url ?? '');
      if (!URL.canParse(url)) throw new UsageError('CONTRACT_SETTLE_URL: no address even with its blanks filled in');
      const body = new URLSearchParams({ choice: outcome, keep_card: 'yes' });
      const { status } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      return status < 400;
    },
    async phoneToken(mobileNumber) {
      const token = mobileNumber === parent?.mobileNumber ? given.CONTRACT_FIREBASE_TOKEN : undefined;
      return token ?? (await control?.phoneToken(mobileNumber)) ?? null;
    },
    givenToken: (mobileNumber) => givenTokens.get(mobileNumber) ?? null,
    unverifiedToken: given.CONTRACT_UNVERIFIED_TOKEN ?? null,
    expiredToken: given.CONTRACT_EXPIRED_TOKEN ?? null,
    close: async () => control?.close(),
  };
}
