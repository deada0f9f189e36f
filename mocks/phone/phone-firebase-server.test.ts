import { afterEach, expect, it } from 'vitest';
import { setClock } from '#mocks/clock.ts';
import { defaultControls } from '#mocks/controls.ts';
import { issuePhoneToken, providePhoneTokens } from './phone-token.ts';
import { startServer } from '#mocks/server.ts';

const clock = '2026-11-26T07:00:00Z';
const number = '+966512344821';
let stop = async (): Promise<void> => undefined;

afterEach(async () => {
  await stop();
  setClock(null);
  providePhoneTokens(null);
});

/** A token as the emulator writes it, valid for an hour from the real time. */
function emulatorToken(project: string): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const iat = Math.floor(new Date().getTime() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: 'Xk2',
    iat,
    exp: iat + 3600,
    phone_number: number,
    firebase: { sign_in_provider: 'phone' },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

async function resetWith(origin: string, token: string): Promise<number> {
  const { status } = await fetch(`${origin}/api/v1/update-password`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'firebase-token': token },
    body: JSON.stringify({ password: 'Garden-Bread-2027', password_confirmation: 'Garden-Bread-2027' }),
  });
  return status;
}

it('accepts tokens of its own project’s emulator only, and each once', async () => {
  const controls = { ...defaultControls, latency: 'none' as const, clock };
  const server = await startServer({ port: 0, controls, firebaseProject: 'demo-nabta' });
  ({ stop } = server);
  const { origin } = server;

  expect(await resetWith(origin, issuePhoneToken(number, 'a', new Date(clock)))).toBe(422);
  expect(await resetWith(origin, emulatorToken('demo-other'))).toBe(422);
  const token = emulatorToken('demo-nabta');
  expect(await resetWith(origin, token)).toBe(200);
  expect(await resetWith(origin, token)).toBe(422);
});
