import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { newestCode, newParent, submitSignUp } from './account-steps.ts';
import { signInForm, studentForm } from './form-fields.ts';
import { day, openPackage } from './package-steps.ts';
import { fillHealthyStudent, newStudent } from './student-steps.ts';

const schoolName = { en: 'Masar School, Al Yasmin', ar: 'مدرسة مسار، الياسمين' };

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

test('A04 P01 A visitor who makes an account on the way comes back to the same step and scroll position @in-arabic @rest', async ({
  page,
  language,
  message,
}) => {
  const form = signInForm({ page, message });
  await openPackage(page, '/packages/1');
  await day(page, '2026-11-29').click();
  await page.getByRole('button', { name: message('subscribe.offDays.add') }).click();
  await page.waitForURL(/step=off-days/);
  const subscribe = page.getByRole('button', { name: message('subscribe.visitor.subscribe'), exact: true });
  await subscribe.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.scrollBy(0, 90);
  });
  await subscribe.click();
  const dialog = page.getByRole('dialog', { name: message('subscribe.signIn.title') });
  await expect(dialog).toBeVisible();
  const [address, top] = [page.url(), await scrolledTo(page)];
  expect(top).toBeGreaterThan(100);

  await dialog.getByRole('link', { name: message('subscribe.signIn.signUp') }).click();
  await page.waitForURL('**/signup**');
  await submitSignUp({ page, message });
  // Before this page the language switch is on the sign-up page, where it opens a dialog about the password.
  await expect(page.getByLabel(message('verify.field.code'))).toBeVisible();
  const code = await newestCode(page);
  // A language change in between keeps the position.
  const other = language === 'en' ? 'ar' : 'en';
  for (const each of [other, language]) {
    await page.locator(`a[hreflang="${each}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', each);
  }
  await page.getByLabel(message('verify.field.code')).fill(code);
  await page.waitForURL('**/signin**');
  await expect(page.getByText(message('verify.done.created'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('signIn.ready.title'));
  await expect(page.getByText(message('signIn.ready.leadBack'))).toBeVisible();
  await form.password.fill(newParent.password);
  await page.getByRole('button', { name: message('signIn.action.submit') }).click();
  await page.waitForURL(address);
  await expect.poll(() => scrolledTo(page)).toBe(top);
});

test('S05 A parent who adds a student from a package comes back to the same scroll position, with that student chosen @once @rest', async ({
  page,
  signIn,
  language,
  message,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await openPackage(page, '/packages/1');
  await day(page, '2026-11-29').click();
  await expect(page).toHaveURL(/2026-11-29/);
  const add = page.getByRole('link', { name: message('subscribe.students.add') });
  await add.evaluate((link) => {
    window.scrollTo(0, link.getBoundingClientRect().top + window.scrollY - 120);
  });
  const top = await scrolledTo(page);
  expect(top).toBeGreaterThan(0);
  await add.click();
  await fillHealthyStudent(form, schoolName[language]);
  await form.save.click();
  await page.waitForURL(/\/packages\/1\?/);
  await expect(page.getByRole('checkbox', { name: newStudent.name })).toBeChecked();
  await expect(day(page, '2026-11-29')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => scrolledTo(page)).toBe(top);
});

test('S05 L08 A way back that was not taken moves no page later @once @rest', async ({ page, signIn, message }) => {
  await signIn('noura');
  await openPackage(page, '/packages/1');
  const add = page.getByRole('link', { name: message('subscribe.students.add') });
  await page.evaluate(() => {
    window.scrollTo(0, 200);
  });
  await add.click();
  await page.waitForURL('**/cart/add-applicant**');
  const navigation = page.getByRole('navigation').filter({ visible: true });
  await navigation
    .getByRole('link', { name: message('shell.nav.meals'), exact: true })
    .first()
    .click();
  await page.waitForURL('**/meals');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('return-scroll'))).toBeNull();
});
