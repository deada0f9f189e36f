import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { newestCode, storedUser, submitSignIn } from './account-steps.ts';
import { accountForm, changePasswordForm, signInForm, type Screen } from './form-fields.ts';

const path = '/profile/my-account/account-setting';
const huda = { id: 41, mobileNumber: '+966512344821', masked: '••• ••• 4821', password: 'Lunchbox-2026' };
const newPassword = 'three-dates-a-day';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Huda's data on the server. */
const kept = (page: Page) => storedUser(page, huda.id);

/** Signs in on another device, and returns its token. */
const signInElsewhere = (page: Page) =>
  page.evaluate(
    async (body) => {
      const response = await fetch('/api/v1/sessions', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return ((await response.json()) as { data: { session: { token: string } } }).data.session.token;
    },
    { mobile_number: huda.mobileNumber, password: huda.password },
  );

const statusWith = (page: Page, token: string) =>
  page.evaluate(
    async (bearer) => (await fetch('/api/v1/users/41', { headers: { Authorization: `Bearer ${bearer}` } })).status,
    token,
  );

async function fillPasswords(screen: Screen, current: string | null): Promise<void> {
  const form = changePasswordForm(screen);
  if (current !== null) await form.current.fill(current);
  await form.password.fill(newPassword);
  await form.confirmation.fill(newPassword);
}

test('A10 A wrong current password is shown at its field, and nothing typed is lost; the right one ends other sessions @in-arabic', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  const screen = { page, message };
  const form = changePasswordForm(screen);
  await signIn('huda');
  await page.goto(`${path}?change=password`);
  await fillPasswords(screen, 'Lunchbox-2025');
  const other = await signInElsewhere(page);
  await press(page, message('myAccount.password.change'));
  const summary = main(page).getByRole('region', { name: message('account.errors.summary', { count: 1 }) });
  await expect(summary).toBeFocused();
  await expect(form.current).toHaveAttribute('aria-invalid', 'true');
  await expect(form.current).toHaveAccessibleDescription(/\S/);
  await expect(form.password).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.current).toHaveValue('Lunchbox-2025');
  await expect(form.confirmation).toHaveValue(newPassword);
  expect((await kept(page))?.password).toBe(huda.password);
  expect(await statusWith(page, other)).toBe(200);
  await axe();

  await form.current.fill(huda.password);
  await press(page, message('myAccount.password.change'));
  await expect(page.getByText(message('reset.done.changed'))).toBeVisible();
  expect((await kept(page))?.password).toBe(newPassword);
  expect(await statusWith(page, other)).toBe(401);
  expect(await statusWith(page, 'mock-session-huda')).toBe(200);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('su_');
  expect(stored).not.toContain(huda.password);
});

test('A10 A parent who forgot the password changes it with a code; a wrong code is shown at its field @in-english @rest', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  const screen = { page, message };
  const code = page.getByLabel(message('verify.field.code'));
  await signIn('huda');
  await page.goto(`${path}?change=password`);
  await fillPasswords(screen, null);
  await press(page, message('myAccount.stepUp.useCode'));
  await expect(main(page)).toContainText(huda.masked);
  await press(page, message('myAccount.password.change'));
  await expect(code).toHaveAccessibleDescription(new RegExp(message('myAccount.stepUp.askFirst')));
  await press(page, message('verify.action.send'));
  await expect(code).toBeFocused();
  await expect(page.getByRole('timer')).toBeVisible();
  const right = await newestCode(page);
  await code.fill(right === '000000' ? '000001' : '000000');
  await press(page, message('myAccount.password.change'));
  await expect(code).toHaveAccessibleDescription(new RegExp(message('verify.errors.invalidVerificationCode')));
  await expect(changePasswordForm(screen).password).toHaveValue(newPassword);
  await axe();
  await code.fill(right);
  const proven = page.waitForRequest('**/api/v1/step-ups');
  await press(page, message('myAccount.password.change'));
  const request = await proven;
  expect(request.postDataJSON()).toEqual({ method: 'code' });
  expect(await request.headerValue('firebase-token')).toBeTruthy();
  await expect(page.getByText(message('reset.done.changed'))).toBeVisible();
  expect((await kept(page))?.password).toBe(newPassword);
});

test('A10 A06 After a lost answer the same change is sent again, without another proof @once @rest', async ({
  page,
  signIn,
  message,
  controls,
}) => {
  const screen = { page, message };
  await signIn('huda');
  await page.goto(`${path}?change=password`);
  await fillPasswords(screen, huda.password);
  const proofs: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/step-ups')) proofs.push(request.url());
  });
  await controls({ failure: { operation: 'updatePassword', kind: 'cut' } });
  await press(page, message('myAccount.password.change'));
  await expect(main(page).getByRole('region', { name: message('myAccount.password.refused') })).toBeFocused();
  await controls({ failure: null });
  await press(page, message('myAccount.password.change'));
  await expect(page.getByText(message('reset.done.changed'))).toBeVisible();
  expect(proofs).toHaveLength(1);
});

test('A11 A new number asks who it is: a wrong password is shown at its field, other details need none @in-english', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  const form = accountForm({ page, message });
  await signIn('huda');
  await page.goto(`${path}/edit`);
  await form.name.fill('Huda N Al Harbi');
  await expect(form.current).toHaveCount(0);
  await form.mobile.fill('0552107734');
  await expect(form.current).toBeVisible();
  await axe();
  await press(page, message('myAccount.edit.saveAndSend'));
  await expect(form.current).toHaveAccessibleDescription(message('account.errors.passwordMissing'));
  await form.current.fill('Lunchbox-2025');
  await press(page, message('myAccount.edit.saveAndSend'));
  await expect(form.current).toHaveAttribute('aria-invalid', 'true');
  await expect(form.mobile).toHaveValue('0552107734');
  await expect(form.name).toHaveValue('Huda N Al Harbi');
  expect(await kept(page)).toMatchObject({ unconfirmed_mobile_number: null, full_name: 'Huda Al Harbi' });
  await form.current.fill(huda.password);
  await press(page, message('myAccount.edit.saveAndSend'));
  await page.waitForURL('**/verify?purpose=new-number');
  const other = await signInElsewhere(page);
  await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
  await page.waitForURL((url) => url.pathname === '/');
  expect(await statusWith(page, other)).toBe(401);
  expect(await statusWith(page, 'mock-session-huda')).toBe(200);
});

test('A01 A06 After five wrong passwords signing in waits, and says how long; the number stays in its field @in-english', async ({
  page,
  message,
  clock,
}) => {
  const screen = { page, message };
  const form = signInForm(screen);
  await clock('2026-11-26T07:00:00Z');
  await page.goto('/signin');
  const attempts = page.getByRole('region', { name: message('account.errors.attempt') });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answered = page.waitForResponse('**/api/v1/sessions');
    await submitSignIn(screen, { mobileNumber: huda.mobileNumber, password: 'not-it' });
    expect((await answered).status()).toBe(422);
  }
  await submitSignIn(screen, { mobileNumber: huda.mobileNumber, password: huda.password });
  await expect(attempts).toContainText(/1[45]/);
  await expect(form.password).toHaveValue(huda.password);
  await clock('2026-11-26T07:16:00Z');
  await form.submit.click();
  await page.waitForURL((url) => url.pathname === '/');
});
