import type { UserDto } from '#src/api/generated/client.schemas.ts';
import type { Answer } from '../exchange.ts';
import { freshPhone, newAccount } from '../new-account.ts';
import type { Scene } from '../scene.ts';
import {
  phoneHeader,
  signedUp,
  statusOfSignIn,
  statusWith,
  tokenOf,
  userOf,
  verifiedAccount,
  verifyNumber,
  visitor,
} from './account-steps.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, type Refusal, refusalError } from './case.ts';

const unconfirmed: Refusal = { status: 422, errors: [['mobile_number', 'not_verified']] };
const taken = (...fields: string[]): Refusal => ({
  status: 422,
  errors: fields.map((field) => [field, 'taken'] as const),
});

const signUp = async (scene: Scene, input: object): Promise<Answer> =>
  answerTo(scene, 'createUser', { ...visitor, body: input });

/** A sign-up, its verification, and what it opens. */
async function signUpError(scene: Scene): Promise<string | null> {
  const input = { ...newAccount(), full_name: '  Abeer Al Anazi ' };
  const { mobile_number, email, password } = input;
  const answer = await signUp(scene, input);
  const user = dataIn(answer)['user'] as UserDto;
  const blank = { mobile_number, phone_number: mobile_number, email, full_name: 'Abeer Al Anazi', is_active: true };
  const expected = {
    ...blank,
    is_verified: false,
    unconfirmed_mobile_number: mobile_number,
    password_changed_at: null,
    version: 1,
  };
  const before = await answerTo(scene, 'createSession', { ...visitor, body: { mobile_number, password } });
  const { token } = dataIn(before)['session'] as { token: string };
  const ready = { path: { id: user.id }, token };
  const { version, full_name } = user;
  const edit = { full_name, email, mobile_number, version };
  const early = [
    await answerTo(scene, 'listApplicants', { token }),
    await answerTo(scene, 'updatePassword', { token, body: { password, password_confirmation: password } }),
  ];
  const edited = await answerTo(scene, 'updateUser', { ...ready, body: edit });
  const headers = await phoneHeader(scene, mobile_number);
  const done = await answerTo(scene, 'verifyUserFirebase', { ...visitor, headers });
  const confirmed = { ...blank, is_verified: true, unconfirmed_mobile_number: null };
  const repeated = await answerTo(scene, 'verifyUserFirebase', { ...visitor, headers });
  const session = async () =>
    dataIn(await answerTo(scene, 'createSession', { ...visitor, body: { mobile_number, password } }))['session'];
  return (
    differenceOf(user, expected, 'the new account') ??
    differenceOf(before.status, 201, 'signing in before the verification') ??
    differenceOf(dataIn(before)['session'], { is_verified: false, user_id: user.id }, 'the session before it') ??
    (await firstError(
      early.map(
        (each) => async () =>
          refusalError(
            each,
            { status: 403, errors: [['mobile_number', 'not_verified']] },
            'an account that is not verified',
          ),
      ),
    )) ??
    differenceOf(dataIn(edited)['user'], { ...expected, version: 2 }, 'the account, saved without a change') ??
    differenceOf(dataIn(done)['user'], confirmed, 'the verified account') ??
    differenceOf(dataIn(repeated)['user'], confirmed, 'the account, verified again with the same token') ??
    differenceOf(await session(), { is_verified: true, user_id: user.id }, 'the session after it') ??
    differenceOf((await answerTo(scene, 'listApplicants', { token })).status, 200, 'the open session after it')
  );
}

/** Numbers and emails of verified accounts are taken, those of others are free. */
async function takenError(scene: Scene): Promise<string | null> {
  const { input, user } = await verifiedAccount(scene);
  const { mobile_number, email, password } = input;
  const fresh = newAccount();
  const waiting = await signedUp(scene);
  const waitingToken = await tokenOf(scene, waiting.input.mobile_number, waiting.input.password);
  const exists = async (phone_number: string) =>
    dataIn(await answerTo(scene, 'checkIfPhoneExists', { ...visitor, query: { phone_number } }))['exists'];
  const error =
    refusalError(await signUp(scene, { ...fresh, mobile_number }), taken('mobile_number'), 'a number that is taken') ??
    refusalError(
      await signUp(scene, { ...fresh, email: email.toUpperCase() }),
      taken('email'),
      'an email that is taken',
    ) ??
    refusalError(
      await signUp(scene, { ...fresh, mobile_number, email, password_confirmation: `${password}!` }),
      {
        status: 422,
        errors: [
          ['mobile_number', 'taken'],
          ['email', 'taken'],
          ['password_confirmation', 'confirmation'],
        ],
      },
      'a sign-up with three errors',
    ) ??
    differenceOf(await exists(mobile_number), true, 'a number with an account') ??
    differenceOf(await exists(waiting.input.mobile_number), true, 'a number that waits for its code') ??
    differenceOf(await exists(fresh.mobile_number), false, 'a number without an account');
  if (error !== null) return error;
  const [again] = [await signUp(scene, { ...fresh, mobile_number: waiting.input.mobile_number })];
  const { id } = dataIn(again)['user'] as UserDto;
  const withEmail = await signedUp(scene);
  const emailToken = await tokenOf(scene, withEmail.input.mobile_number, withEmail.input.password);
  const other = await signUp(scene, { ...newAccount(), email: withEmail.input.email.toUpperCase() });
  const owner = await tokenOf(scene, mobile_number, password);
  return (
    differenceOf(again.status, 201, 'a sign-up with a number that was never verified') ??
    (id === waiting.user.id ? 'a new account has the id of the one that it replaces' : null) ??
    differenceOf(await statusWith(scene, waitingToken, waiting.user.id), 401, 'the session of a replaced account') ??
    differenceOf(other.status, 201, 'a sign-up with an email that was never verified') ??
    differenceOf(await statusWith(scene, emailToken, withEmail.user.id), 401, 'the session of a replaced account') ??
    differenceOf((await userOf(scene, user.id, owner)).email, email, 'the email of a verified account')
  );
}

/** An email that a verified account has taken meanwhile stays with it. */
async function lostEmailError(scene: Scene): Promise<string | null> {
  const { input: first } = await signedUp(scene);
  const second = await verifiedAccount(scene);
  const token = await tokenOf(scene, second.input.mobile_number, second.input.password);
  const { full_name, mobile_number, version } = second.user;
  const body = { full_name, email: first.email, mobile_number, version };
  const saved = await answerTo(scene, 'updateUser', { path: { id: second.user.id }, token, body });
  const late = dataIn(await verifyNumber(scene, first.mobile_number))['user'];
  return (
    differenceOf(dataIn(saved)['user'], { email: first.email }, 'an account with an email that was never verified') ??
    differenceOf(late, { email: null, is_verified: true }, 'an account whose email was taken before it was verified') ??
    differenceOf((await userOf(scene, second.user.id, token)).email, first.email, 'the email of the faster account')
  );
}

/** A new number counts once it is confirmed; until then the old one does. */
async function numberError(scene: Scene): Promise<string | null> {
  const { input, user } = await verifiedAccount(scene);
  const other = await verifiedAccount(scene);
  const token = await tokenOf(scene, input.mobile_number, input.password);
  const number = freshPhone();
  const path = { id: user.id };
  const save = async (changes: object) => {
    const { full_name, email, mobile_number, version } = await userOf(scene, user.id, token);
    return answerTo(scene, 'updateUser', {
      path,
      token,
      headers: await scene.stepUp(token, input.password),
      body: { full_name, email, mobile_number, version, ...changes },
    });
  };
  const first = dataIn(await save({ mobile_number: number, full_name: ' Maha Al Anazi ', email: null }))[
    'user'
  ] as UserDto;
  const taking = await save({ mobile_number: other.input.mobile_number, email: other.input.email.toUpperCase() });
  const back = dataIn(await save({ mobile_number: input.mobile_number }))['user'];
  const own = await save({ email: input.email });
  const upper = await save({ email: input.email.toUpperCase() });
  await save({ mobile_number: number });
  const error =
    differenceOf(
      first,
      {
        mobile_number: input.mobile_number,
        unconfirmed_mobile_number: number,
        full_name: 'Maha Al Anazi',
        email: null,
      },
      'an account with a new number',
    ) ??
    differenceOf(first.version, user.version + 1, 'the version of the account after a change') ??
    refusalError(taking, taken('mobile_number', 'email'), 'number and email of another account') ??
    differenceOf(
      back,
      { mobile_number: input.mobile_number, unconfirmed_mobile_number: null },
      'the old number again',
    ) ??
    differenceOf([own.status, upper.status], [200, 200], 'the own email again') ??
    differenceOf(
      await statusOfSignIn(scene, input.mobile_number, input.password),
      201,
      'the old number before the code',
    ) ??
    differenceOf(await statusOfSignIn(scene, number, input.password), 422, 'the new number before the code') ??
    refusalError(
      await answerTo(scene, 'getUser', { path: { id: other.user.id }, token }),
      { status: 404 },
      'another account',
    ) ??
    refusalError(
      await answerTo(scene, 'updateUser', {
        path: { id: other.user.id },
        token,
        body: { full_name: 'Maha', email: null, mobile_number: number, version: 1 },
      }),
      { status: 404 },
      'changing another account',
    );
  if (error !== null) return error;
  const headers = await phoneHeader(scene, number);
  const foreign = await verifyNumber(scene, other.input.mobile_number, { token });
  const wrong = await verifyNumber(scene, freshPhone(), { token });
  const confirmed = await answerTo(scene, 'verifyUserFirebase', { token, headers });
  const repeated = await answerTo(scene, 'verifyUserFirebase', { token, headers });
  const otherToken = await tokenOf(scene, other.input.mobile_number, other.input.password);
  const stolen = await answerTo(scene, 'verifyUserFirebase', { token: otherToken, headers });
  const second = await verifyNumber(scene, number, { token });
  const expected = { mobile_number: number, phone_number: number, unconfirmed_mobile_number: null, is_verified: true };
  return (
    differenceOf([foreign.status, wrong.status], [422, 422], 'numbers that this account does not wait for') ??
    differenceOf(dataIn(confirmed)['user'], expected, 'the account with its confirmed number') ??
    differenceOf(dataIn(repeated)['user'], expected, 'the account after the same token again') ??
    refusalError(stolen, unconfirmed, 'a used token of another account') ??
    differenceOf(dataIn(second)['user'], expected, 'the account after another token of its number') ??
    differenceOf(await statusOfSignIn(scene, number, input.password), 201, 'the new number after the code') ??
    differenceOf(await statusOfSignIn(scene, input.mobile_number, input.password), 422, 'the old number after it') ??
    differenceOf(await statusWith(scene, token, user.id), 200, 'the session after a change of the number')
  );
}

/** Another account that verifies a number first keeps it. */
async function fasterError(scene: Scene): Promise<string | null> {
  const { input, user } = await verifiedAccount(scene);
  const token = await tokenOf(scene, input.mobile_number, input.password);
  const number = freshPhone();
  const { full_name, email, version } = user;
  const body = { full_name, email, mobile_number: number, version };
  const headers = await scene.stepUp(token, input.password);
  await answerTo(scene, 'updateUser', { path: { id: user.id }, token, headers, body });
  const faster = await verifiedAccount(scene, { mobile_number: number });
  const late = await verifyNumber(scene, number, { token });
  return (
    differenceOf(faster.user, { mobile_number: number, is_verified: true }, 'the faster account') ??
    refusalError(late, { status: 422 }, 'a number that another account has verified') ??
    differenceOf(
      (await userOf(scene, user.id, token)).mobile_number,
      input.mobile_number,
      'the number of the slower account',
    )
  );
}

/** What a phone token is good for: its number, once, and nothing without an account. */
async function phoneTokenError(scene: Scene): Promise<string | null> {
  const { input } = await verifiedAccount(scene);
  const { mobile_number } = input;
  const check = async (number: string, headers: Record<string, string>) =>
    answerTo(scene, 'checkVerification', { ...visitor, headers, body: { mobile_number: number } });
  const own = await phoneHeader(scene, mobile_number);
  const unknown = freshPhone();
  const nobody = await phoneHeader(scene, unknown);
  const password = { password: 'Lunch-For-Two-8', password_confirmation: 'Lunch-For-Two-8' };
  const garbage = { 'firebase-token': 'no-token' };
  const reset = async (headers: Record<string, string>, token?: string) =>
    answerTo(scene, 'updatePassword', { token, headers, body: password });
  return (
    refusalError(
      await check(unknown, nobody),
      { status: 422, errors: [['mobile_number', 'not_found']] },
      'no account',
    ) ??
    refusalError(await check(mobile_number, nobody), unconfirmed, 'a token of another number') ??
    refusalError(await check(mobile_number, garbage), unconfirmed, 'a token that is none') ??
    differenceOf((await check(mobile_number, own)).status, 200, 'a confirmed number') ??
    differenceOf((await check(mobile_number, own)).status, 200, 'a confirmed number, asked for again') ??
    refusalError(
      await answerTo(scene, 'verifyUserFirebase', { ...visitor, headers: garbage }),
      unconfirmed,
      'no token',
    ) ??
    refusalError(
      await answerTo(scene, 'verifyUserFirebase', { ...visitor, headers: nobody }),
      { status: 422 },
      'nobody',
    ) ??
    refusalError(await reset(nobody), { status: 422 }, 'a new password for nobody') ??
    refusalError(await reset(garbage), unconfirmed, 'a new password with no token') ??
    differenceOf((await reset(own)).status, 200, 'a new password by code') ??
    refusalError(await reset(own), unconfirmed, 'a new password by the same code') ??
    refusalError(await check(mobile_number, own), unconfirmed, 'a used token')
  );
}

/** A new password ends the other sessions; by code it ends all, and only those of its number. */
async function passwordError(scene: Scene): Promise<string | null> {
  const { input, user } = await verifiedAccount(scene);
  const other = await verifiedAccount(scene);
  const { mobile_number } = input;
  const [kept, ended] = [
    await tokenOf(scene, mobile_number, input.password),
    await tokenOf(scene, mobile_number, input.password),
  ];
  const foreign = await tokenOf(scene, other.input.mobile_number, other.input.password);
  const [second, third] = ['Lunch-For-Two-8', 'Lunch-For-Three-8'];
  const change = (password: string) => ({ password, password_confirmation: password });
  const proof = await scene.stepUp(kept, input.password);
  const answer = await answerTo(scene, 'updatePassword', { token: kept, headers: proof, body: change(second) });
  const first =
    differenceOf(answer.status, 200, 'a new password') ??
    differenceOf(await statusWith(scene, kept, user.id), 200, 'the session of the new password') ??
    differenceOf(await statusWith(scene, ended, user.id), 401, 'another session') ??
    differenceOf(await statusWith(scene, foreign, other.user.id), 200, 'the session of another parent') ??
    differenceOf(await statusOfSignIn(scene, mobile_number, input.password), 422, 'the old password') ??
    differenceOf(await statusOfSignIn(scene, mobile_number, second), 201, 'the new password');
  if (first !== null) return first;
  const after = await userOf(scene, user.id, kept);
  if (after.password_changed_at === null || after.version <= user.version)
    return 'the account does not show the change';
  const headers = await phoneHeader(scene, mobile_number);
  const byCode = await answerTo(scene, 'updatePassword', { token: foreign, headers, body: change(third) });
  return (
    differenceOf(byCode.status, 200, 'a new password by code') ??
    differenceOf(await statusWith(scene, kept, user.id), 401, 'every session of the number') ??
    differenceOf(await statusWith(scene, foreign, other.user.id), 200, 'the session that sent the code') ??
    differenceOf(await statusOfSignIn(scene, mobile_number, third), 201, 'the password by code') ??
    differenceOf(
      await statusOfSignIn(scene, other.input.mobile_number, other.input.password),
      201,
      'the other password',
    )
  );
}

/** Signing in tells nobody whether the number or the password was wrong. */
async function signInError(scene: Scene): Promise<string | null> {
  const { mobileNumber, password } = scene.parent();
  const attempt = async (mobile_number: string, secret: string) =>
    answerTo(scene, 'createSession', { ...visitor, body: { mobile_number, password: secret } });
  const [wrong, unknown] = [await attempt(mobileNumber, `${password}!`), await attempt(freshPhone(), password)];
  return (
    differenceOf([wrong.status, unknown.status], [422, 422], 'wrong credentials') ??
    (wrong.text === unknown.text ? null : 'a wrong password is answered in other words than an unknown number')
  );
}

/** Accounts: numbers, emails, passwords and sessions, and what each changes in the others. */
export const accountCases: readonly OracleCase[] = [
  { name: 'a sign-up and its verification', operation: 'createUser', errorOf: signUpError },
  { name: 'what verified accounts have is taken', operation: 'createUser', errorOf: takenError },
  { name: 'an email stays with who was verified first', operation: 'verifyUserFirebase', errorOf: lostEmailError },
  { name: 'a new number counts once it is confirmed', operation: 'updateUser', errorOf: numberError },
  { name: 'a number stays with who was verified first', operation: 'verifyUserFirebase', errorOf: fasterError },
  { name: 'a phone token proves its number, once', operation: 'checkVerification', errorOf: phoneTokenError },
  { name: 'a new password ends other sessions', operation: 'updatePassword', errorOf: passwordError },
  { name: 'wrong credentials are answered alike', operation: 'createSession', isReadOnly: true, errorOf: signInError },
];
