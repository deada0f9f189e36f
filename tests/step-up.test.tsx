import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { providePhoneAuth } from '#src/auth/phone-auth.ts';
import { wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();
const patient = { timeout: 8000 };

beforeAll(() => {
  providePhoneAuth(async () => mock.phoneAuth);
});

test('A10 A code that is right serves again after the server was called too often', async () => {
  signInAs('huda');
  const router = await open('/profile/my-account/account-setting?change=password');
  await userEvent.click(await screen.findByRole('button', { name: 'Forgot it? Use a code' }, patient));
  await userEvent.click(screen.getByRole('button', { name: 'Send a code' }));
  await screen.findByText('The code is on its way.', {}, patient);
  await userEvent.type(screen.getByLabelText('Verification code'), mock.smsInbox()[0]?.code ?? '');
  await userEvent.type(screen.getByLabelText('New password'), 'Second-Lunch-8');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'Second-Lunch-8');
  const confirmCode = vi.spyOn(mock.phoneAuth, 'confirmCode');
  const send = globalThis.fetch;
  let tries = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!new Request(input, init).url.endsWith('/step-ups')) return send(input, init);
    tries += 1;
    if (tries > 1) return send(input, init);
    const body = { custom_status: 429, error: 'Too many attempts. Try again in a minute.' };
    return Response.json(body, { status: 429, headers: { 'Retry-After': '60' } });
  });
  const change = screen.getByRole('button', { name: 'Change password' });
  await userEvent.click(change);
  await screen.findByRole('alert');
  expect(router.state.location.href).toContain('change=password');
  await userEvent.click(change);
  await screen.findByText("You've changed the password", {}, patient);
  expect(tries).toBe(2);
  expect(confirmCode).toHaveBeenCalledOnce();
});
