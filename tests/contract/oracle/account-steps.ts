import type { UserDto } from '#src/api/generated/client.schemas.ts';
import type { Answer, Ready } from '../exchange.ts';
import { newAccount } from '../new-account.ts';
import { MissingState, type Scene } from '../scene.ts';
import { answerTo, dataIn } from './case.ts';

/** A call without a session. */
export const visitor = { token: undefined } as const;

/** The header with a token of the phone provider for a number. */
export async function phoneHeader(scene: Scene, mobileNumber: string): Promise<Record<string, string>> {
  const token = await scene.world.phoneToken(mobileNumber);
  if (token === null) throw new MissingState('a token of the phone provider is needed');
  return { 'firebase-token': token };
}

interface Account {
  input: ReturnType<typeof newAccount>;
  user: UserDto;
}

/** A new account that is not verified. */
export async function signedUp(scene: Scene, changes: Partial<ReturnType<typeof newAccount>> = {}): Promise<Account> {
  const input = { ...newAccount(), ...changes };
  const { user } = await scene.call('createUser', { body: input });
  return { input, user: user as UserDto };
}

export const verifyNumber = async (scene: Scene, mobileNumber: string, ready: Ready = visitor): Promise<Answer> =>
  answerTo(scene, 'verifyUserFirebase', { ...ready, headers: await phoneHeader(scene, mobileNumber) });

/** A new, verified account. */
export async function verifiedAccount(
  scene: Scene,
  changes: Partial<ReturnType<typeof newAccount>> = {},
): Promise<Account> {
  const { input } = await signedUp(scene, changes);
  return { input, user: dataIn(await verifyNumber(scene, input.mobile_number))['user'] as UserDto };
}

export const tokenOf = async (scene: Scene, mobileNumber: string, password: string) =>
  (await scene.signIn({ mobileNumber, password })).token;

export const statusOfSignIn = async (scene: Scene, mobile_number: string, password: string) =>
  (await answerTo(scene, 'createSession', { ...visitor, body: { mobile_number, password } })).status;

export const userOf = async (scene: Scene, id: number, token: string) =>
  (await scene.call('getUser', { path: { id }, token }))['user'] as UserDto;

export const statusWith = async (scene: Scene, token: string, id: number) =>
  (await answerTo(scene, 'getUser', { path: { id }, token })).status;
