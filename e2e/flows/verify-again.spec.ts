import { expect, test } from '../fixtures.ts';
import { newestCode, refuseVerification, sessionKeys, submitSignUp } from './account-steps.ts';
import { accountForm, type Screen } from './form-fields.ts';

const newNumber = '٠٥٥ ٢١٠ ٧٧٣٤';

/** Changes the signed-in parent's number, and ends on the page that requests its code. */
async function askForCode({ page, message }: Screen): Promise<void> {
  await page.goto('/profile/my-account/account-setting/edit');
  const { mobile, current } = accountForm({ page, message });
  await mobile.fill(newNumber);
  await current.fill('Lunchbox-2026');
  await page
    .getByRole('main')
    .getByRole('button', { name: message('myAccount.edit.saveAndSend') })
    .click();
  await page.waitForURL('**/verify?purpose=new-number');
}

test('A06 A11 A code that was right is not asked for again when the server then fails @once @rest', async ({
  page,
  signIn,
  scenario,
  message,
  axe,
}) => {
  await signIn('huda');
  await askForCode({ page, message });
  await scenario('refused-verifyUserFirebase-500');
  const code = page.getByLabel(message('verify.field.code'));
  await code.fill(await newestCode(page));
  await expect(page.getByRole('region', { name: message('account.errors.attempt') })).toBeFocused();
  await expect(page.getByText(message('verify.confirmed.title'))).toBeVisible();
  await expect(code).toHaveCount(0);
  await axe();

  // Leaving the page and returning does not request another code either.
  await page.getByRole('link', { name: message('verify.action.changeNumber') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('myAccount.edit.title'));
  await page.goBack();
  const again = page.getByRole('button', { name: message('verify.action.again') });
  await again.click();
  await expect(page.getByRole('region', { name: message('account.errors.attempt') })).toBeFocused();
  await scenario('default');
  await again.click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText(message('verify.done.updated'))).toBeVisible();
  const { users, sent } = await page.evaluate(async () => ({
    users: (await window.nabtaMock?.state())?.users ?? [],
    sent: (await window.nabtaMock?.smsInbox())?.length,
  }));
  expect(users.find(({ id }) => id === 41)).toMatchObject({
    mobile_number: '+966552107734',
    unconfirmed_mobile_number: null,
  });
  expect(sent).toBe(1);
});

test('A06 A04 A new parent with a correct code tries the last step again without another code @once @rest', async ({
  page,
  scenario,
  message,
}) => {
  await page.goto('/signup');
  await submitSignUp({ page, message });
  const again = await refuseVerification({ page, message }, scenario);
  await again.click();
  await page.waitForURL('**/signin**');
  await expect(page.getByText(message('verify.done.created'))).toBeVisible();
  await expect.poll(() => sessionKeys(page)).toMatchObject({ IS_VERIFIED: 'true', TOKEN_FIRE_BASE: null });
});

test('A11 R15 A number is proven from the answer on: the next page may still be loading, and another tab follows @once @rest', async ({
  page,
  context,
  signIn,
  message,
}) => {
  await signIn('huda');
  await askForCode({ page, message });
  const other = await context.newPage();
  await other.goto('/verify?purpose=new-number');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(message('verify.page.title'));

  // From here on no script file is loaded, including those of the next page.
  await expect(page.getByRole('region', { name: message('shell.toasts') })).toBeAttached();
  await page.route('**/assets/*.js', () => undefined);
  const code = await newestCode(page);
  await page.getByLabel(message('verify.field.code')).fill(code);
  await expect(page.getByText(message('verify.done.updated'))).toBeVisible();
  expect(await sessionKeys(page)).toMatchObject({
    IS_VERIFIED: 'true',
    UNCONFIRMED_MOBILE_NUMBER: null,
    TOKEN_FIRE_BASE: null,
  });

  await other.waitForURL((url) => url.pathname === '/');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
});
