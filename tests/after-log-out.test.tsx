import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { clearSession } from '#src/auth/session.ts';
import { heading, wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();

const generalError = 'Something went wrong on our side. Please try again.';
const aboutSession = /session expired|انتهت الجلسة/;
const main = () => within(screen.getByRole('main'));

/** Opens a public page and logs out on it. */
async function logOutOn(path: string) {
  signInAs('huda');
  const router = await open(path);
  await screen.findByRole('heading', { level: 1 });
  act(clearSession);
  return router;
}

test.each([
  ['page', '/packages/1', 'getPackage', 'http-401', 'Something broke in our kitchen', 'Everyday Healthy'],
  ['part of a page', '/packages', 'listPackages', 'custom-401', 'Packages', 'Packages'],
] as const)(
  'A07 A %s refused with 401 after logging out shows a general error and a second try',
  async (_what, path, operation, kind, titleOfError, title) => {
    // The router logs the error that the page shows.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const router = await logOutOn('/about');
    mock.set({ failure: { operation, kind } });
    await act(async () => router.navigate({ href: path }));
    await heading(titleOfError);
    await main().findByText(generalError);
    expect(screen.queryByText(aboutSession)).toBeNull();
    expect(router.state.location.pathname).toBe(path);

    mock.set({ failure: null });
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await heading(title);
    await waitFor(() => {
      expect(main().queryByText(generalError)).toBeNull();
    });
  },
);

test.each(['http-401', 'custom-401'] as const)(
  'A07 A form refused with 401 after logging out shows a general error, keeps what was typed, and is sent again (%s)',
  async (kind) => {
    const router = await logOutOn('/contact');
    const name = await main().findByLabelText<HTMLInputElement>('Name');
    await userEvent.type(name, 'Mona');
    await userEvent.type(main().getByLabelText('Email'), 'mona@example.com');
    await userEvent.type(main().getByLabelText('Message'), 'Do you deliver?');
    mock.set({ failure: { operation: 'createContactMessage', kind } });
    const send = main().getByRole('button', { name: 'Send message' });
    await userEvent.click(send);
    await main().findByText(generalError);
    expect(screen.queryByText(aboutSession)).toBeNull();
    expect(name.value).toBe('Mona');
    expect(router.state.location.pathname).toBe('/contact');

    mock.set({ failure: null });
    await userEvent.click(send);
    await waitFor(() => {
      expect(main().queryByText(generalError)).toBeNull();
      expect(main().queryByLabelText('Name')).toBeNull();
    });
  },
);

test('A07 A visitor who has not logged out is led to sign in', async () => {
  mock.set({ failure: { operation: 'listPackages', kind: 'http-401' } });
  const router = await open('/packages');
  await screen.findByText('session expired please login again');
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/signin');
  });
  expect(router.state.location.search).toEqual({ redirect: '/packages' });
});

test('A09 Logging out clears the device without waiting for an answer, and sends the end of the session', async () => {
  signInAs('huda');
  const router = await open('/profile/my-account/account-setting');
  await heading('My Account');
  const sent: string[] = [];
  const fetchOfApp = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    sent.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.has('Authorization')}`);
    return request.url.includes('/api/') ? new Promise<Response>(() => undefined) : fetchOfApp(input, init);
  });
  const logOut = { name: 'Log out' };
  await userEvent.click(main().getAllByRole('button', logOut).at(-1) ?? document.body);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', logOut));
  await waitFor(() => {
    expect(localStorage.getItem('TOKEN')).toBeNull();
  });
  expect(sent).toContain('DELETE /api/v1/sessions true');
  await heading('The lunch box that comes home empty.');
  await waitFor(() => {
    expect(router.state.location.href).toBe('/');
  });
});
