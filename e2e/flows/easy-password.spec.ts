import { expect, test } from '../fixtures.ts';
import { fillSignUp, newestCode, newParent } from './account-steps.ts';
import { changePasswordForm, resetForm, signUpForm } from './form-fields.ts';

test('A02 A06 A password that is easy to guess is refused at sign-up with the reason, before anything is sent @in-arabic @rest', async ({
  page,
  message,
}) => {
  const { password, confirmation } = signUpForm({ page, message });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/users')) sent.push(request.url());
  });
  await page.goto('/signup');
  await fillSignUp({ page, message });
  const summary = page.getByRole('region', { name: message('account.errors.summary', { count: 1 }) });
  for (const [typed, reason] of [
    ['        ', 'account.errors.passwordBlank'],
    ['١١١١١١١١', 'account.errors.passwordRepeated'],
    ['qwertyuiop', 'account.errors.passwordSequence'],
    ['0509987711', 'account.errors.passwordPhone'],
    ['Mohammed123', 'account.errors.passwordCommon'],
  ] as const) {
    await password.fill(typed);
    await confirmation.fill(typed);
    await page.getByRole('button', { name: message('signUp.action.submit') }).click();
    await expect(summary.getByRole('link')).toHaveText([message(reason)]);
    await expect(password).toHaveAccessibleDescription(new RegExp(message(reason)));
  }
  expect(sent).toEqual([]);
  await summary.getByRole('link').click();
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('Mohammed123');
  await password.fill(newParent.password);
  await confirmation.fill(newParent.password);
  await page.getByRole('button', { name: message('signUp.action.submit') }).click();
  await page.waitForURL('**/verify**');
  expect(sent).toHaveLength(1);
});

test('A05 A06 A password that only the server finds easy to guess is refused beside its field, and kept @in-english @rest', async ({
  page,
  message,
}) => {
  const { password, confirmation } = resetForm({ page, message });
  await page.goto('/forgetPassword');
  await page.getByLabel(message('account.field.mobile')).fill('0556120943');
  await page.getByRole('button', { name: message('forgot.action.submit') }).click();
  await page.waitForURL('**/verify**');
  await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
  await page.waitForURL('**/resetpassword');
  // A device that no longer has the number can't compare it with the password.
  await page.evaluate(() => {
    localStorage.removeItem('UNCONFIRMED_MOBILE_NUMBER');
  });
  await page.reload();
  await password.fill('0556120943');
  await confirmation.fill('0556120943');
  await page.getByRole('button', { name: message('reset.action.submit') }).click();
  const reason = message('account.errors.passwordCommon');
  await expect(page.getByRole('region', { name: message('account.errors.summary', { count: 1 }) })).toBeFocused();
  await expect(page.getByRole('link', { name: reason })).toBeVisible();
  await expect(password).toHaveAccessibleDescription(new RegExp(reason));
  await expect(password).toHaveValue('0556120943');
  await password.fill('A-New-Lunch-1');
  await confirmation.fill('A-New-Lunch-1');
  await page.getByRole('button', { name: message('reset.action.submit') }).click();
  await page.waitForURL('**/signin');
});

test("A10 A06 The account's own number is refused as the new password; another is taken, and its fields go @in-english", async ({
  page,
  signIn,
  message,
}) => {
  const { current, password, confirmation } = changePasswordForm({ page, message });
  await signIn('huda');
  await page.goto('/profile/my-account/account-setting?change=password');
  const change = page.getByRole('main').getByRole('button', { name: message('myAccount.password.change') });
  await current.fill('Lunchbox-2026');
  await password.fill('051 234 4821');
  await confirmation.fill('051 234 4821');
  await change.click();
  const reason = message('account.errors.passwordPhone');
  await expect(page.getByRole('link', { name: reason })).toBeVisible();
  await expect(password).toHaveAccessibleDescription(reason);
  await password.fill('three-dates-a-day');
  await confirmation.fill('three-dates-a-day');
  await change.click();
  await expect(page.getByText(message('reset.done.changed'))).toBeVisible();
  // Password managers take the change as complete when its fields are gone.
  await expect(page.locator('[autocomplete="new-password"]')).toHaveCount(0);
});
