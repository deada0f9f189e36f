import type { Page } from '@playwright/test';
import { findPersona } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';
import { fillSignUp, newestCode, newParent } from './account-steps.ts';
import { firstControl } from './dialog-steps.ts';
import { pointer } from './input-methods.ts';

const { account: khalid } = findPersona('khalid');
const otherParent = { ...newParent, typedMobile: '0509987722', mobileNumber: '+966509987722' };

const storedCode = (page: Page) => page.evaluate(() => sessionStorage.getItem('phone-code'));
const sentCodes = (page: Page) => page.evaluate(async () => (await window.nabtaMock?.smsInbox())?.length);

/** Signs up and waits for the page of the code. */
async function signUp(page: Page, submit: string, parent = newParent): Promise<void> {
  await fillSignUp(page, pointer(page), parent);
  await page.getByRole('button', { name: submit }).click();
  await page.waitForURL('**/verify**');
  // A call under way would be given up when the clock is moved.
  await expect(page.getByRole('timer')).toBeVisible();
}

async function signInAsKhalid(page: Page, submit: string): Promise<void> {
  await page.locator('#sign-in-mobile').fill(khalid?.mobileNumber ?? '');
  await page.locator('#sign-in-password').fill(khalid?.password ?? '');
  await page.getByRole('button', { name: submit }).click();
  await page.waitForURL('**/verify**');
  // A call under way would be given up when the clock is moved.
  await expect(page.getByRole('timer')).toBeVisible();
}

test('A03 A08 A reload and a change of language keep the sent code usable and the two minutes running @once', async ({
  page,
  language,
  message,
}) => {
  const other = language === 'en' ? 'ar' : 'en';
  await page.clock.install();
  await page.goto('/signup');
  await signUp(page, message('signUp.action.submit'));
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

test('A03 A06 A code that was right is not asked for again after a reload @once', async ({
  page,
  message,
  scenario,
}) => {
  await page.goto('/signup');
  await signUp(page, message('signUp.action.submit'));
  await scenario('refused-verifyUserFirebase-500');
  await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
  const again = page.getByRole('button', { name: message('verify.action.again') });
  await expect(again).toBeVisible();
  await scenario('default');
  await page.reload();
  await again.click();
  await page.waitForURL('**/signin');
});

test('A03 Leaving with a code under way asks first, and the code still counts on coming back @once', async ({
  page,
  message,
  axe,
}) => {
  await page.goto('/signup');
  await signUp(page, message('signUp.action.submit'));
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

test('A02 A03 "Change number" waits for the two minutes of the code before @once', async ({ page, message, axe }) => {
  await page.clock.install();
  await page.goto('/signup');
  await signUp(page, message('signUp.action.submit'));
  await page.clock.fastForward(50_000);
  await page.getByRole('link', { name: message('verify.action.changeNumber') }).click();
  await page.waitForURL('**/signup**');
  await signUp(page, message('signUp.action.submit'), otherParent);
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

test('A01 A03 A second sign-in of an unverified account sends no second code within the two minutes @once', async ({
  page,
  message,
}) => {
  await page.clock.install();
  await page.goto('/signin');
  await signInAsKhalid(page, message('signIn.action.submit'));
  expect(await sentCodes(page)).toBe(1);
  await page.clock.fastForward(50_000);
  await page.goto('/signin');
  await signInAsKhalid(page, message('signIn.action.submit'));
  await expect(page.getByRole('timer')).toContainText(/[01]:[05]\d/);
  expect(await sentCodes(page)).toBe(1);
  await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
  await page.waitForURL((url) => url.pathname === '/');
});
