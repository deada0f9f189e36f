import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getUser, updateUser } from '#src/api/generated/users/users.ts';
import { updateNotificationPreferences } from '#src/api/generated/notifications/notifications.ts';
import { wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();
const fullName = async () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Full name' });

/** Saves another name, as another device of the parent does. */
async function renameElsewhere(): Promise<void> {
  const { email, mobile_number, version } = (await getUser(41)).data.user;
  await updateUser(41, { full_name: 'Huda Nasser Al Harbi', email, mobile_number, version });
}

/** Opens a form, goes to another page, lets another device save, and comes back. */
async function reopen(path: string, first: () => Promise<unknown>, save: () => Promise<void>): Promise<void> {
  signInAs('huda');
  const router = await open(path);
  await first();
  await act(async () => router.navigate({ href: '/policy' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/terms/i));
  await save();
  await act(async () => router.navigate({ href: path }));
}

test('A11 A form of the account that is opened again has what another device saved meanwhile', async () => {
  await reopen('/profile/my-account/account-setting/edit', fullName, renameElsewhere);
  expect((await fullName()).value).toBe('Huda Nasser Al Harbi');
});

test('G51 Choices that are opened again are those that another device saved meanwhile', async () => {
  const news = async () => screen.findByRole('group', { name: 'News' });
  await reopen('/profile/my-account/notifications', news, async () => {
    await updateNotificationPreferences({
      version: 1,
      preferences: [{ topic: 'news', channel: 'email', is_enabled: true }],
    });
  });
  const email = within(await news()).getByRole<HTMLInputElement>('checkbox', { name: 'Email' });
  expect(email.checked).toBe(true);
});

test('S02 A student that is opened again has the allergy that another device added meanwhile', async () => {
  const name = async () => screen.findByRole('textbox', { name: /^Name/ });
  await reopen('/profile/my-account/applicants/edit-applicants/13', name, async () => {
    mock.set({ scenario: 'allergy-added' });
  });
  await name();
  const wheat = screen.queryByRole<HTMLInputElement>('checkbox', { name: /^Wheat/ });
  expect(wheat?.checked).toBe(true);
});

test('A11 A form of the account that can’t be loaded again is not shown with old values', async () => {
  // The router logs the error that its page shows.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await reopen('/profile/my-account/account-setting/edit', fullName, async () => {
    mock.set({ failure: { operation: 'getUser', kind: 'html-500' } });
  });
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull();
});

test('A11 A form of the account whose link was pointed at long before has what another device saved since', async () => {
  signInAs('huda');
  const router = await open('/policy');
  await screen.findByRole('heading', { level: 1 });
  await act(async () => router.preloadRoute({ to: '/profile/my-account/account-setting/edit' }));
  await renameElsewhere();
  await act(async () => router.navigate({ to: '/profile/my-account/account-setting/edit' }));
  expect((await fullName()).value).toBe('Huda Nasser Al Harbi');
});
