import { defaultBusinessSettings } from '#src/domain/business-settings.ts';
import type { Answer } from '../exchange.ts';
import { freshPhone } from '../new-account.ts';
import { MissingState, type Scene } from '../scene.ts';
import { phoneHeader, userOf, verifiedAccount, visitor } from './account-steps.ts';
import { answerTo, differenceOf, firstError, type OracleCase } from './case.ts';

const { passwordGuesses, numberLookups, contactChanges } = defaultBusinessSettings;

const wrongPassword = 'Not-The-Password-1';

/** A test server may have its limits switched off, so that the suite is not slowed down. */
async function mustBeLimited({ world }: Scene): Promise<void> {
  if (!(await world.limitGuesses(true))) throw new MissingState('the limits of guessing are switched off here');
}

const signIn = async (scene: Scene, mobile_number: string, password = wrongPassword) =>
  answerTo(scene, 'createSession', { ...visitor, body: { mobile_number, password } });

const lookUp = async (scene: Scene, phone_number: string) =>
  answerTo(scene, 'checkIfPhoneExists', { ...visitor, query: { phone_number } });

/** The error of the first calls, which all have to be answered with a status. */
async function allowedError(count: number, status: number, call: () => Promise<Answer>, what: string) {
  for (let index = 1; index <= count; index += 1) {
    const error = differenceOf((await call()).status, status, `${what} ${index} of ${count}`);
    if (error !== null) return error;
  }
  return null;
}

/** The error of an answer that should be a 429, with the seconds of a window of some minutes at most. */
function limitedError({ status, headers }: Answer, minutes: number, what: string): string | null {
  if (status !== 429) return `${what} is a ${status} instead of a 429`;
  const wait = Number(headers.get('Retry-After'));
  const isWait = Number.isInteger(wait) && wait > 0 && wait <= minutes * 60;
  if (!isWait) return `${what}: Retry-After is ${headers.get('Retry-After')}`;
  const limit = headers.get('RateLimit') ?? '';
  return limit.endsWith(`;r=0;t=${wait}`) ? null : `${what}: RateLimit is ${limit}, and Retry-After ${wait}`;
}

const isLater = async (scene: Scene, started: number, seconds: number) => {
  const at = new Date(started + seconds * 1_000).toISOString();
  if (!(await scene.world.holdClock(at))) throw new MissingState('the clock can’t be set here');
};

/** Wrong passwords of a number without an account are limited like those of one with an account. */
async function unknownNumberError(scene: Scene): Promise<string | null> {
  await mustBeLimited(scene);
  const { attempts, minutes } = passwordGuesses.perNumber;
  const number = freshPhone();
  return (
    (await allowedError(attempts, 422, async () => signIn(scene, number), 'a wrong password')) ??
    limitedError(await signIn(scene, number), minutes, 'one more wrong password') ??
    differenceOf((await signIn(scene, freshPhone())).status, 422, 'a wrong password of another number')
  );
}

/** Guesses count together wherever they are made; the right password waits as well, until a new one is set by code. */
async function oneAccountError(scene: Scene): Promise<string | null> {
  await mustBeLimited(scene);
  const { attempts, minutes } = passwordGuesses.perNumber;
  const { input, user } = await verifiedAccount(scene);
  const { mobile_number: number, password } = input;
  const { token } = await scene.signIn({ mobileNumber: number, password });
  const prove = async (guess: string) =>
    answerTo(scene, 'createStepUp', { token, body: { method: 'password', password: guess } });
  const erase = async (guess: string) =>
    answerTo(scene, 'createErasure', { path: { id: user.id }, token, body: { scope: 'account', password: guess } });
  const next = { password: 'Lunch-For-Two-8', password_confirmation: 'Lunch-For-Two-8' };
  return firstError([
    async () => allowedError(attempts - 2, 422, async () => signIn(scene, number), 'a wrong password'),
    async () => differenceOf((await signIn(scene, number, password)).status, 201, 'the right password in between'),
    async () => allowedError(attempts - 2, 422, async () => prove(wrongPassword), 'a wrong proof'),
    async () => differenceOf((await prove(password)).status, 201, 'the right proof in between'),
    async () => allowedError(attempts - 2, 422, async () => prove(wrongPassword), 'a wrong proof'),
    async () => differenceOf((await signIn(scene, number)).status, 422, 'a wrong password after wrong proofs'),
    async () => differenceOf((await erase(wrongPassword)).status, 422, 'a wrong password of an erasure'),
    async () => limitedError(await signIn(scene, number, password), minutes, 'signing in after the limit'),
    async () => limitedError(await prove(password), minutes, 'a proof after the limit'),
    async () => limitedError(await erase(password), minutes, 'an erasure after the limit'),
    async () => {
      const headers = await phoneHeader(scene, number);
      const reset = await answerTo(scene, 'updatePassword', { ...visitor, headers, body: next });
      return differenceOf(reset.status, 200, 'a new password by code after the limit');
    },
    async () => differenceOf((await signIn(scene, number, next.password)).status, 201, 'the new password'),
  ]);
}

/** The wait is as long as the answer says: a second before its end it is not over. */
async function windowError(scene: Scene): Promise<string | null> {
  await mustBeLimited(scene);
  const { attempts, minutes } = passwordGuesses.perNumber;
  const started = Date.parse((await scene.settings()).now);
  const number = freshPhone();
  await isLater(scene, started, 0);
  await signIn(scene, number);
  await isLater(scene, started, 60);
  const error =
    (await allowedError(attempts - 1, 422, async () => signIn(scene, number), 'a wrong password')) ??
    limitedError(await signIn(scene, number), minutes - 1, 'one more wrong password');
  if (error !== null) return error;
  await isLater(scene, started, minutes * 60 - 1);
  const early = limitedError(await signIn(scene, number), minutes, 'a second before the end of the wait');
  await isLater(scene, started, minutes * 60);
  return early ?? differenceOf((await signIn(scene, number)).status, 422, 'the end of the wait');
}

/** One password can't be tried on many numbers from one address. */
async function addressError(scene: Scene): Promise<string | null> {
  await mustBeLimited(scene);
  const { attempts, minutes } = passwordGuesses.perAddress;
  const started = Date.parse((await scene.settings()).now);
  // Where the clock can't be set, the suite could not sign in any more afterwards.
  await isLater(scene, started, 0);
  return (
    (await allowedError(attempts, 422, async () => signIn(scene, freshPhone()), 'a wrong password of any number')) ??
    limitedError(await signIn(scene, freshPhone()), minutes, 'one more from the same address')
  );
}

/** Who has an account can't be found out by asking about many numbers. */
async function lookupError(scene: Scene): Promise<string | null> {
  await mustBeLimited(scene);
  const { perNumber, perAddress } = numberLookups;
  const started = Date.parse((await scene.settings()).now);
  const number = freshPhone();
  await isLater(scene, started, 0);
  const rest = perAddress.attempts - perNumber.attempts;
  return (
    (await allowedError(perNumber.attempts, 200, async () => lookUp(scene, number), 'a question about a number')) ??
    limitedError(await lookUp(scene, number), perNumber.minutes, 'one more about this number') ??
    (await allowedError(rest, 200, async () => lookUp(scene, freshPhone()), 'a question about any number')) ??
    limitedError(await lookUp(scene, freshPhone()), perAddress.minutes, 'one more from the same address')
  );
}

/** Who has an account can't be found out by changes of one's own; a change that asks nothing is not limited. */
async function contactChangeError(scene: Scene): Promise<string | null> {
  await mustBeLimited(scene);
  const { attempts, minutes } = contactChanges.perNumber;
  const { email } = (await verifiedAccount(scene)).input;
  const { input, user } = await verifiedAccount(scene);
  const { token } = await scene.signIn({ mobileNumber: input.mobile_number, password: input.password });
  const { version } = await userOf(scene, user.id, token);
  const { full_name, mobile_number } = input;
  const change = async (own: string | null) =>
    answerTo(scene, 'updateUser', {
      path: { id: user.id },
      token,
      body: { full_name, mobile_number, email: own, version },
    });
  return (
    (await allowedError(attempts, 422, async () => change(email), 'an email of another account')) ??
    limitedError(await change(email), minutes, 'one more email of another account') ??
    differenceOf((await change(input.email)).status, 200, 'the own email after the limit')
  );
}

/** How often passwords and numbers can be guessed. */
export const guessCases: readonly OracleCase[] = [
  { name: 'wrong passwords of any number are limited', operation: 'createSession', errorOf: unknownNumberError },
  { name: 'wrong passwords of an account count together', operation: 'createStepUp', errorOf: oneAccountError },
  { name: 'the wait for a password is as long as it says', operation: 'createSession', errorOf: windowError },
  { name: 'wrong passwords of an address are limited', operation: 'createSession', errorOf: addressError },
  { name: 'questions about numbers are limited', operation: 'checkIfPhoneExists', errorOf: lookupError },
  { name: 'changes to a taken number or email are limited', operation: 'updateUser', errorOf: contactChangeError },
];
