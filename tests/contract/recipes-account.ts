import type { UserDto, UserEditDto } from '#src/api/generated/client.schemas.ts';
import type { Ready } from './exchange.ts';
import { isObject } from './json.ts';
import { freshEmail, freshPhone, newAccount } from './new-account.ts';
import type { Recipe, Rule } from './recipe.ts';
import { MissingState, type Scene } from './scene.ts';

async function account(scene: Scene): Promise<UserDto> {
  return (await scene.asParent('getUser', { path: { id: await scene.userId() } }))['user'] as UserDto;
}

async function editedAccount(scene: Scene): Promise<Ready> {
  const { id, full_name, email, mobile_number, version } = await account(scene);
  const token = await scene.token();
  // An example may have another number, which needs it.
  const headers = await scene.stepUp(token, scene.parent().password);
  return { path: { id }, token, headers, body: { full_name, email, mobile_number, version } };
}

async function phoneHeader(scene: Scene, mobileNumber: string): Promise<Record<string, string>> {
  const token = await scene.world.phoneToken(mobileNumber);
  if (token === null) throw new MissingState('a token of the phone provider is needed');
  return { 'firebase-token': token };
}

const replaced = (example: unknown, changes: object) => ({ ...(isObject(example) ? example : {}), ...changes });

/** Easy passwords of a valid length (`NewPassword` in the contract). */
const easyPasswords: Rule = {
  place: 'body.password',
  values: [
    '12345678',
    '87654321',
    'aaaaaaaa',
    '١١١١١١١١',
    '        ',
    'password',
    'Password1',
    'qwertyuiop',
    'Mohammed123',
  ],
  changed: (password) => ({ password, password_confirmation: password }),
};

/** Signing in and out, accounts, phone verification and passwords. */
export const accountRecipes: Record<string, Recipe> = {
  createSession: {
    accepted: async (scene) => {
      const { mobileNumber, password } = scene.parent();
      return { body: { mobile_number: mobileNumber, password } };
    },
    refused: {
      422: async (scene) => ({
        body: { mobile_number: scene.parent().mobileNumber, password: 'Not-The-Password-1' },
      }),
    },
    fitted: async (example, { body }) => replaced(example, body as object),
  },
  createStepUp: {
    accepted: async (scene) => ({
      token: await scene.token(),
      body: { method: 'password', password: scene.parent().password },
    }),
    refused: {
      422: async (scene) => ({ token: await scene.token(), body: { method: 'code' } }),
    },
    fitted: async (example, { body }) => replaced(example, body as object),
  },
  deleteSession: { accepted: async (scene) => ({ token: (await scene.signIn()).token }) },
  createUser: {
    accepted: async () => ({ body: newAccount() }),
    rules: [easyPasswords],
    fitted: async (example) => {
      const hasEmail = isObject(example) && 'email' in example;
      return replaced(example, { mobile_number: freshPhone(), ...(hasEmail ? { email: freshEmail() } : {}) });
    },
  },
  getUser: { accepted: async (scene) => ({ path: { id: await scene.userId() }, token: await scene.token() }) },
  updateUser: {
    accepted: editedAccount,
    refused: {
      409: async (scene) => {
        const ready = await editedAccount(scene);
        await scene.call('updateUser', ready);
        return ready;
      },
    },
    fitted: async (example, { body }) => {
      const { mobile_number, version } = body as UserEditDto;
      return replaced(example, { mobile_number, version });
    },
  },
  verifyUserFirebase: {
    accepted: async (scene) => {
      const { full_name, email, version } = await account(scene);
      const mobile_number = freshPhone();
      const headers = await phoneHeader(scene, mobile_number);
      const ready = { path: { id: await scene.userId() }, body: { full_name, email, mobile_number, version } };
      const token = await scene.token();
      await scene.call('updateUser', { ...ready, token, headers: await scene.stepUp(token, scene.parent().password) });
      return { headers, token };
    },
    refused: { 422: async (scene) => ({ headers: await phoneHeader(scene, freshPhone()) }) },
  },
  checkVerification: {
    accepted: async (scene) => {
      const { mobileNumber } = scene.parent();
      return { headers: await phoneHeader(scene, mobileNumber), body: { mobile_number: mobileNumber } };
    },
    fitted: async (example, { body }) => replaced(example, body as object),
  },
  checkIfPhoneExists: { accepted: async (scene) => ({ query: { phone_number: scene.parent().mobileNumber } }) },
  updatePassword: {
    accepted: async (scene) => {
      const { password } = scene.parent();
      const token = await scene.token();
      const headers = await scene.stepUp(token, password);
      return { token, headers, body: { password, password_confirmation: password } };
    },
    rules: [easyPasswords],
    fitted: async (example, { body }) => replaced(example, body as object),
  },
};
