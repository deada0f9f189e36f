import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { providePhoneAuth } from '#src/auth/phone-auth.ts';
import { heading, wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();
beforeAll(() => {
  providePhoneAuth(async () => mock.phoneAuth);
});

test('A10 A code that is right serves again after the server was called too often', async () => {
  signInAs('huda');
  const router = await open('/profile/my-account/account-setting?change=password');
  await userEvent.click(await screen.findByRole('button', { name: 'Forgot it? Use a code' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send a code' }));
  await screen.findByText('The code is on its way.');
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
  await screen.findByText("You've changed the password");
  expect(tries).toBe(2);
  expect(confirmCode).toHaveBeenCalledOnce();
});

test('A10 A password that is changed after the parent has left opens no other page', async () => {
  signInAs('huda');
  const router = await open('/profile/my-account/account-setting?change=password');
  await userEvent.type(await screen.findByLabelText('Current password'), 'Lunchbox-2026');
  await userEvent.type(screen.getByLabelText('New password'), 'Second-Lunch-8');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'Second-Lunch-8');
  const answer = Promise.withResolvers<undefined>();
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (new Request(input, init).url.endsWith('/update-password')) await answer.promise;
    return send(input, init);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await act(async () => router.navigate({ to: '/contact' }));
  await heading('Contact us');
  answer.resolve(undefined);
  await screen.findByText("You've changed the password");
  // A navigation would have begun by then.
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(router.state.location.pathname).toBe('/contact');
});

test('A10 A reload keeps the code of a step-up, and the time until another one may be sent', async () => {
  const sendCode = vi.spyOn(mock.phoneAuth, 'sendCode');
  const openCode = async () => {
    await open('/profile/my-account/account-setting?change=password');
    await userEvent.click(await screen.findByRole('button', { name: 'Forgot it? Use a code' }));
  };
  signInAs('huda');
  await openCode();
  await userEvent.click(screen.getByRole('button', { name: 'Send a code' }));
  await screen.findByText('The code is on its way.');
  cleanup();
  await openCode();
  const again = screen.getByRole('button', { name: 'Resend' });
  expect(again.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(again);
  expect(sendCode).toHaveBeenCalledOnce();
  await userEvent.type(screen.getByLabelText('Verification code'), mock.smsInbox()[0]?.code ?? '');
  await userEvent.type(screen.getByLabelText('New password'), 'Second-Lunch-8');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'Second-Lunch-8');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText("You've changed the password");
  // The code is used, but the next one has to wait all the same.
  cleanup();
  await openCode();
  expect(screen.getByRole('button', { name: 'Send a code' }).getAttribute('aria-disabled')).toBe('true');
});
