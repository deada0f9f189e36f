import type { StepUpDto, UserDto } from '#src/api/generated/client.schemas.ts';
import type { Answer } from '../exchange.ts';
import { freshPhone } from '../new-account.ts';
import { MissingState, type Scene } from '../scene.ts';
import { phoneHeader, statusWith, userOf, verifiedAccount } from './account-steps.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, type Refusal, refusalError } from './case.ts';

const required: Refusal = { status: 422, errors: [['Step-Up-Token', 'step_up_required']] };
const second = 'Lunch-For-Two-8';
const third = 'Lunch-For-Three-8';

interface Parent {
  user: UserDto;
  password: string;
  mobileNumber: string;
  token: string;
  /** A second session of the same parent. */
  other: string;
}

async function parentWithTwoSessions(scene: Scene): Promise<Parent> {
  const { input, user } = await verifiedAccount(scene);
  const { mobile_number: mobileNumber, password } = input;
  const [token, other] = [
    (await scene.signIn({ mobileNumber, password })).token,
    (await scene.signIn({ mobileNumber, password })).token,
  ];
  return { user, password, mobileNumber, token, other };
}

const changePassword = async (scene: Scene, token: string, password: string, headers: Record<string, string>) =>
  answerTo(scene, 'updatePassword', { token, headers, body: { password, password_confirmation: password } });

async function changeNumber(
  scene: Scene,
  { user, token }: Pick<Parent, 'user' | 'token'>,
  mobile_number: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const { id, full_name, email, version } = await userOf(scene, user.id, token);
  return answerTo(scene, 'updateUser', {
    path: { id },
    token,
    headers,
    body: { full_name, email, mobile_number, version },
  });
}

const prove = async (scene: Scene, token: string, body: object, headers: Record<string, string> = {}) =>
  answerTo(scene, 'createStepUp', { token, body, headers });

/** A proof is the password, or a code to the account's number, once; anything else is refused at its field. */
async function proofError(scene: Scene): Promise<string | null> {
  const { token, user, mobileNumber } = await parentWithTwoSessions(scene);
  const own = await phoneHeader(scene, mobileNumber);
  const foreign = await phoneHeader(scene, freshPhone());
  const code = { method: 'code' };
  const notProven: Refusal = { status: 422, errors: [['mobile_number', 'not_verified']] };
  return (
    refusalError(
      await prove(scene, token, { method: 'password', password: second }),
      { status: 422, errors: [['password', 'wrong_password']] },
      'a wrong password',
    ) ??
    refusalError(
      await prove(scene, token, { method: 'password' }),
      { status: 422, errors: [['password', 'blank']] },
      'no password',
    ) ??
    refusalError(await prove(scene, token, code), notProven, 'no code') ??
    refusalError(await prove(scene, token, code, foreign), notProven, 'a code to another number') ??
    differenceOf((await prove(scene, token, code, own)).status, 201, 'a code to the own number') ??
    refusalError(await prove(scene, token, code, own), notProven, 'the same code again') ??
    differenceOf(await statusWith(scene, token, user.id), 200, 'the session after wrong proofs')
  );
}

/** A new password needs an open proof of its own session, which ends with it, as every other one does. */
async function passwordError(scene: Scene): Promise<string | null> {
  const { token, other, password, user } = await parentWithTwoSessions(scene);
  const [proof, spare] = [await scene.stepUp(token, password), await scene.stepUp(token, password)];
  const ofOther = await scene.stepUp(other, password);
  const change = async (to: string, headers: Record<string, string>) => changePassword(scene, token, to, headers);
  return firstError([
    async () => refusalError(await change(second, {}), required, 'a new password without a proof'),
    async () =>
      refusalError(await change(second, ofOther), required, 'a new password with the proof of another session'),
    async () => refusalError(await change(second, { 'Step-Up-Token': 'su_of_nobody_at_all' }), required, 'no proof'),
    async () =>
      refusalError(
        await change('12345678', proof),
        { status: 422, errors: [['password', 'too_common']] },
        'an easy password with a proof',
      ),
    async () => differenceOf((await change(second, proof)).status, 200, 'a new password with a proof'),
    async () => differenceOf((await change(second, proof)).status, 200, 'the same request again'),
    async () => refusalError(await change(third, proof), required, 'another password with the used proof'),
    async () => refusalError(await change(third, spare), required, 'another password with an earlier proof'),
    async () =>
      refusalError(
        await changeNumber(scene, { user, token }, freshPhone(), proof),
        required,
        'a new number with the used proof',
      ),
    async () => differenceOf(await statusWith(scene, other, user.id), 401, 'another session after a new password'),
    async () => differenceOf(await statusWith(scene, token, user.id), 200, 'the session of the new password'),
  ]);
}

/** A new number needs a proof; it counts with its code, which ends other sessions and every proof. */
async function numberError(scene: Scene): Promise<string | null> {
  const parent = await parentWithTwoSessions(scene);
  const { token, other, password, user, mobileNumber } = parent;
  const [number, another] = [freshPhone(), freshPhone()];
  const proof = await scene.stepUp(token, password);
  const save = async (to: string, headers: Record<string, string>) => changeNumber(scene, parent, to, headers);
  const waiting = async () => (await userOf(scene, user.id, token)).unconfirmed_mobile_number;
  return firstError([
    async () => refusalError(await save(number, {}), required, 'a new number without a proof'),
    async () => differenceOf(await waiting(), null, 'the number that waits after a refusal'),
    async () => differenceOf((await save(mobileNumber, {})).status, 200, 'the own number without a proof'),
    async () => differenceOf((await save(number, proof)).status, 200, 'a new number with a proof'),
    async () => differenceOf((await save(number, {})).status, 200, 'the number that waits, without a proof'),
    async () => refusalError(await save(another, proof), required, 'another number with the used proof'),
    async () => differenceOf((await save(mobileNumber, {})).status, 200, 'the own number again'),
    async () => refusalError(await save(number, {}), required, 'the number that was taken back'),
    async () => differenceOf((await save(number, await scene.stepUp(token, password))).status, 200, 'a proven number'),
    async () => differenceOf(await statusWith(scene, other, user.id), 200, 'another session before the code'),
    async () => {
      const open = await scene.stepUp(token, password);
      const headers = await phoneHeader(scene, number);
      const confirmed = await answerTo(scene, 'verifyUserFirebase', { token, headers });
      return (
        differenceOf(confirmed.status, 200, 'the code of the new number') ??
        refusalError(await save(another, open), required, 'a proof from before the code')
      );
    },
    async () => differenceOf(await statusWith(scene, other, user.id), 401, 'another session after the code'),
    async () => differenceOf(await statusWith(scene, token, user.id), 200, 'the session of the new number'),
  ]);
}

/** A proof serves until the instant that it names. */
async function expiryError(scene: Scene): Promise<string | null> {
  const { token, password } = await parentWithTwoSessions(scene);
  const opened = async () => {
    const { step_up } = dataIn(await prove(scene, token, { method: 'password', password }));
    return step_up as StepUpDto;
  };
  const at = async (milliseconds: number) => {
    if (await scene.world.holdClock(new Date(milliseconds).toISOString())) return;
    throw new MissingState('the clock can’t be set here');
  };
  // Settings are read once in a case, so they are those of its beginning.
  const started = Date.parse((await scene.settings()).now);
  const { token: first, expires_at } = await opened();
  const end = Date.parse(expires_at);
  if (Math.abs(end - started - 600_000) > 10_000) return `a proof serves ${end - started} ms instead of 10 minutes`;
  await at(end);
  const late = await changePassword(scene, token, second, { 'Step-Up-Token': first });
  await at(end - 1_000);
  const early = await changePassword(scene, token, second, { 'Step-Up-Token': first });
  return (
    refusalError(late, required, 'a proof at the end of its time') ??
    differenceOf(early.status, 200, 'a proof a second before its end')
  );
}

/** What a signed-in parent has to prove before the password or the number changes. */
export const stepUpCases: readonly OracleCase[] = [
  { name: 'a proof is the password, or a code, once', operation: 'createStepUp', errorOf: proofError },
  { name: 'a new password needs a proof, which ends with it', operation: 'updatePassword', errorOf: passwordError },
  { name: 'a new number needs a proof, and ends other sessions', operation: 'updateUser', errorOf: numberError },
  { name: 'a proof serves ten minutes', operation: 'createStepUp', errorOf: expiryError },
];
