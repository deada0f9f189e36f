import type { Page } from '@playwright/test';
import { accountOf } from '../../mocks/personas.ts';
import type { Language } from '../../src/domain/language.ts';
import { expect, test } from '../fixtures.ts';
import { signInForm } from './form-fields.ts';
import { keyboard } from './input-methods.ts';
import { passwordField, privacyPath } from './privacy-steps.ts';

const start = '2026-11-26T07:00:00Z';
const whenOver = '2026-12-04T07:00:00Z';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

/** Noura's student of the seeds. */
const studentId = 14;

/** The name of Noura's student as a page in this language shows it. */
async function nameOfStudent(page: Page, language: Language): Promise<string> {
  const state = await page.evaluate(async () => window.nabtaMock?.state());
  const found = state?.applicants.find(({ id }) => id === studentId);
  return (language === 'ar' && found?.arabic_name ? found.arabic_name : found?.name) ?? '';
}

test('G75 G77 A consent is withdrawn with the keyboard after everything that follows from it, and the request can be cancelled', async ({
  page,
  signIn,
  message,
  language,
  clock,
  axe,
}) => {
  await clock(start);
  await signIn('huda');
  await page.goto(privacyPath);
  const hand = keyboard(page);
  const name = language === 'ar' ? 'فيصل الحربي' : 'Faisal Al Harbi';
  const withdraw = main(page).getByRole('button', { name: message('privacy.withdraw.studentName', { name }) });
  await hand.press(withdraw);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(message('privacy.withdraw.dialog', { name }));
  const keep = dialog.getByRole('button', { name: message('students.delete.keep', { name }) }).first();
  await expect(keep).toBeFocused();
  // Until when it can be cancelled, the lunches to come, when it takes effect, what is kept.
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await expect(dialog.getByRole('listitem').last()).toContainText('2031');
  await axe();
  await page.keyboard.press('Escape');
  await expect(withdraw).toBeFocused();
  await hand.press(withdraw);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/erasures'));
  await hand.press(dialog.getByRole('button', { name: message('privacy.withdraw.confirm') }));
  expect((await sent).postDataJSON()).toEqual({ scope: 'applicant', applicant_id: 12 });

  const requests = main(page).getByRole('region', { name: message('privacy.requests.title') });
  await expect(requests.getByRole('heading', { name: message('privacy.requests.title') })).toBeFocused();
  await expect(requests).toContainText(name);
  await expect(requests).toContainText(message('privacy.requests.state.requested'));
  await expect(withdraw).toHaveCount(0);
  await axe();
  await hand.press(requests.getByRole('button', { name: message('privacy.requests.cancel') }));
  await expect(requests).toContainText(message('privacy.requests.cancelled'));
  await expect(requests.getByRole('heading', { name: message('privacy.requests.title') })).toBeFocused();
  await expect(withdraw).toBeVisible();
});

test('G77 A request that can no longer be cancelled is in progress; a page opened before learns the reason @once @rest', async ({
  page,
  signIn,
  message,
  language,
  clock,
  settled,
}) => {
  const name = language === 'ar' ? 'فيصل الحربي' : 'Faisal Al Harbi';
  await clock(start);
  await signIn('huda');
  await page.goto(privacyPath);
  await main(page)
    .getByRole('button', { name: message('privacy.erase.studentName', { name }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: message('privacy.erase.confirm') })
    .click();
  const requests = main(page).getByRole('region', { name: message('privacy.requests.title') });
  const cancel = requests.getByRole('button', { name: message('privacy.requests.cancel') });
  await expect(cancel).toBeVisible();
  // The list is requested again in the background, and has to come before it is over.
  await settled();
  await clock(whenOver);
  const refused = page.waitForResponse((response) => response.status() === 409);
  await cancel.click();
  const { error } = (await (await refused).json()) as { error: string };
  await expect(requests.getByRole('alert')).toContainText(error);
  await page.reload();
  await expect(requests).toContainText(message('privacy.requests.state.inProgress'));
  await expect(cancel).toHaveCount(0);
});

test('G75 G78 An erased student is gone from the other screens, and has no name in past orders', async ({
  page,
  signIn,
  message,
  language,
  clock,
}) => {
  await clock(start);
  await signIn('noura');
  await page.goto(privacyPath);
  await expect(heading(page)).toBeVisible();
  const name = await nameOfStudent(page, language);
  expect(name).not.toBe('');
  await main(page)
    .getByRole('button', { name: message('privacy.erase.studentName', { name }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: message('privacy.erase.confirm') })
    .click();
  await expect(main(page).getByRole('region', { name: message('privacy.requests.title') })).toBeVisible();
  await clock(whenOver);
  await page.goto('/profile/my-account/applicants');
  await expect(main(page).getByText(message('students.empty.title'))).toBeVisible();
  await page.goto(`/profile/my-account/applicants/edit-applicants/${studentId}`);
  await expect(heading(page)).toHaveText(message('noResults.title'));
  await page.goto('/profile/my-orders/history');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect(main(page).getByRole('article').first()).toContainText('—');
  await expect(main(page)).not.toContainText(name);
  await page.goto(privacyPath);
  const requests = main(page).getByRole('region', { name: message('privacy.requests.title') });
  await expect(requests).toContainText(message('privacy.requests.state.done'));
  await expect(requests).toContainText('2031');
  const consents = main(page).getByRole('region', { name: message('privacy.consents.title') });
  await expect(
    consents.locator('[data-consent]').filter({ hasText: message('privacy.consents.state.withdrawn') }),
  ).toHaveCount(2);
});

test('G76 G79 An account is erased with its password; then it is signed out and cannot be signed in to', async ({
  page,
  signIn,
  message,
  clock,
  settled,
  axe,
}) => {
  await clock(start);
  await signIn('noura');
  await page.goto(privacyPath);
  await main(page)
    .getByRole('link', { name: message('privacy.erase.account.ask') })
    .click();
  await expect(heading(page)).toBeFocused();
  await expect(main(page).locator('form')).toContainText('2031');
  const submit = main(page).getByRole('button', { name: message('privacy.erase.account.submit') });
  await submit.click();
  await expect(main(page).getByRole('region', { name: message('account.errors.summary', { count: 1 }) })).toBeFocused();
  await axe();
  const { password, mobileNumber } = accountOf('noura');
  await passwordField({ page, message }).fill(password);
  await submit.click();
  const requests = main(page).getByRole('region', { name: message('privacy.requests.title') });
  await expect(requests).toContainText(message('privacy.requests.state.requested'));
  // Invoices of the seeds are kept by law.
  await expect(requests).toContainText('2032');
  // Otherwise the list, requested again in the background, could end the session on this page.
  await settled();
  await clock(whenOver);
  await page.goto('/profile/my-account/applicants');
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByText(message('errors.session.expired'))).toBeVisible();
  const form = signInForm({ page, message });
  await form.mobile.fill(`0${mobileNumber.slice(4)}`);
  await form.password.fill(password);
  const refused = page.waitForResponse('**/sessions');
  await form.submit.click();
  expect((await refused).status()).toBe(422);
  await expect(page).toHaveURL(/\/signin/);
});
