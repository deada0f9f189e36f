import { expect } from '@playwright/test';
import type { NewParent } from '../flows/account-steps.ts';

interface Servers {
  api: string;
  emulator: string;
}

async function post(url: string, body: object | null, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${url} answers ${response.status}`).toBe(true);
  return response.json();
}

/** Verifies a number with the emulator, without a browser. */
async function tokenFor(mobileNumber: string, emulator: string): Promise<string> {
  const auth = `${emulator}/identitytoolkit.googleapis.com/v1/accounts`;
  const sent = (await post(`${auth}:sendVerificationCode?key=any`, { phoneNumber: mobileNumber })) as {
    sessionInfo: string;
  };
  const codes = await fetch(`${emulator}/emulator/v1/projects/demo-nabta/verificationCodes`);
  const { verificationCodes } = (await codes.json()) as {
    verificationCodes: { sessionInfo: string; code: string }[];
  };
  const code = verificationCodes.find(({ sessionInfo }) => sessionInfo === sent.sessionInfo)?.code;
  const { idToken } = (await post(`${auth}:signInWithPhoneNumber?key=any`, { ...sent, code })) as { idToken: string };
  return idToken;
}

/** Creates an account with a verified number, as after an earlier sign-up. */
export async function register(parent: NewParent, { api, emulator }: Servers): Promise<void> {
  const { name: full_name, email, mobileNumber: mobile_number, password } = parent;
  const user = { full_name, email, mobile_number, password, password_confirmation: password, terms_accepted: true };
  await post(`${api}/api/v1/users`, user, { 'Idempotency-Key': crypto.randomUUID() });
  await post(`${api}/api/v1/verify-user-firebase`, null, {
    'firebase-token': await tokenFor(parent.mobileNumber, emulator),
  });
}
