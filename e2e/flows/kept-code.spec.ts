import type { Page } from '@playwright/test';
import { findPersona } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';
import { newestCode, newParent, refuseVerification, submitSignIn, submitSignUp } from './account-steps.ts';
import { firstControl } from './dialog-steps.ts';
import type { Screen } from './form-fields.ts';

const otherParent = { ...newParent, typedMobile: '0509987722', mobileNumber: '+966509987722' };

const storedCode = (page: Page) => page.evaluate(() => sessionStorage.getItem('phone-code'));
const sentCodes = (page: Page) => page.evaluate(async () => (await window.nabtaMock?.smsInbox())?.length);

/** Signs up and waits for the page that requests the code. */
async function signUp({ page, message }: Screen, parent = newParent): Promise<void> {
  await submitSignUp({ page, message }, parent);
  // A pending call would time out when the clock is moved forward.
  await expect(page.getByRole('timer')).toBeVisible();
}

async function signInAsKhalid({ page, message }: Screen): Promise<void> {
  await submitSignIn({ page, message }, findPersona('khalid').account);
  await page.waitForURL('**/verify**');
  // A pending call would time out when the clock is moved forward.
  await expect(page.getByRole('timer')).toBeVisible();
}

test('A03 A08 A reload and a change of language keep the sent code usable and the two minutes running @once @rest', async ({
  page,
  language,
  message,
}) => {
  const other = language === 'en' ? 'ar' : 'en';
  await page.clock.install();
  await page.goto('/signup');
  await signUp({ page, message });
  const code = await newestCode(page);
  await page.clock.fastForward(50_000);
  const stored = await storedCode(page);
  for (const secret of [newParent.mobileNumber.slice(4), code]) expect(stored).not.toContain(secret);

  await page.reload();
  await expect(page.getByRole('timer')).toContainText(/1:0\d/);
  await expect(page.getByText('••• ••• 7711')).toBeVisible();
  await page.locator(`a[hreflang="${other}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.getByRole('timer')).toContainText(/1:0\d/);
  await page.locator(`a[hreflang="${language}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);

  await page.getByLabel(message('verify.field.code')).fill(code);
  await page.waitForURL('**/signin');
  await expect(page.getByText(message('verify.done.created'))).toBeVisible();
  await expect.poll(() => storedCode(page)).toBeNull();
});

test('A03 A06 A code that was right is not asked for again after a reload @once @rest', async ({
  page,
  message,
  scenario,
}) => {
  await page.goto('/signup');
  await signUp({ page, message });
  const again = await refuseVerification({ page, message }, scenario);
  await page.reload();
  await again.click();
  await page.waitForURL('**/signin');
});

test('A03 Leaving with a code under way asks first, and the code still counts on coming back @once @rest', async ({
  page,
  message,
  axe,
}) => {
  await page.goto('/signup');
  await signUp({ page, message });
  const dialog = page.getByRole('dialog', { name: message('verify.leave.title') });
  await page.getByRole('link', { name: message('verify.help.contact') }).click();
  await expect(firstControl(dialog)).toBeFocused();
  await axe();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(message('verify.field.code'))).toBeVisible();

  await page.goBack();
  await dialog.getByRole('button', { name: message('verify.leave.leave') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('signUp.page.title'));
  await page.goForward();
  await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
  await page.waitForURL('**/signin');
  expect(await sentCodes(page)).toBe(1);
});

test('A02 A03 "Change number" waits for the two minutes of the code before @once @rest', async ({
  page,
  message,
  axe,
}) => {
  await page.clock.install();
  await page.goto('/signup');
  await signUp({ page, message });
  await page.clock.fastForward(50_000);
  await page.getByRole('link', { name: message('verify.action.changeNumber') }).click();
  await page.waitForURL('**/signup**');
  await signUp({ page, message }, otherParent);
  await expect(page.getByText('••• ••• 7722')).toBeVisible();
  await expect(page.getByText(message('verify.wait.title'))).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/[01]:[05]\d/);
  const send = page.getByRole('button', { name: message('verify.action.send') });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await axe();
  expect(await sentCodes(page)).toBe(1);

  await page.clock.fastForward(75_000);
  await send.click();
  await expect(page.getByText(message('verify.sent.again'))).toBeVisible();
  expect(await sentCodes(page)).toBe(2);
  await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
  await page.waitForURL('**/signin');
});

test('A01 A03 A second sign-in of an unverified account sends no second code within the two minutes @once @rest', async ({
  page,
  message,
}) => {
  await page.clock.install();
  await page.goto('/signin');
  await signInAsKhalid({ page, message });
  expect(await sentCodes(page)).toBe(1);
  await page.clock.fastForward(50_000);
  await page.goto('/signin');
  await signInAsKhalid({ page, message });
  await expect(page.getByRole('timer')).toContainText(/[01]:[05]\d/);
  expect(await sentCodes(page)).toBe(1);
  await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
  await page.waitForURL((url) => url.pathname === '/');
});
