import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accountOf } from '../../mocks/personas.ts';
import { downloadFrom } from '../download.ts';
import { expect, test } from '../fixtures.ts';
import { keyboard } from './input-methods.ts';
import { call, students as huda } from './order-page-steps.ts';
import { openCopy, passwordField, privacyPath, storedTexts } from './privacy-steps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

test('G73 A copy needs the password; an error is at its field, and what was typed stays @in-english', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('huda');
  await page.goto(privacyPath);
  await main(page)
    .getByRole('link', { name: message('privacy.copy.ask') })
    .click();
  await expect(heading(page)).toBeFocused();
  const submit = main(page).getByRole('button', { name: message('privacy.copy.submit') });
  const password = passwordField({ page, message });
  const hand = keyboard(page);
  await hand.press(submit);
  await expect(main(page).getByRole('region', { name: message('account.errors.summary', { count: 1 }) })).toBeFocused();
  await expect(password).toHaveAccessibleDescription(message('account.errors.passwordMissing'));
  await axe();
  await hand.write(password, 'not-my-password');
  const refused = page.waitForResponse('**/data-exports');
  await hand.press(submit);
  const { errors } = (await (await refused).json()) as { errors: { message: string }[] };
  await expect(password).toHaveAccessibleDescription(errors[0]?.message ?? 'no message');
  await expect(password).toHaveValue('not-my-password');
});

test('G73 A copy is read, printed and downloaded with every student, and nothing of it is stored @in-arabic', async ({
  page,
  signIn,
  message,
  language,
  axe,
}) => {
  await signIn('huda');
  await openCopy({ page, message });
  await expect(heading(page)).toHaveText(message('privacy.copy.title'));
  const part = (title: string) => main(page).getByRole('region', { name: title });
  const students = part(message('profile.menu.students'));
  await expect(students.getByRole('listitem')).toHaveCount(3);
  await expect(students).toContainText(language === 'ar' ? 'الفول السوداني (شديدة)' : 'Peanuts (severe)');
  const orders = part(message('profile.menu.orders'));
  await expect(orders).toContainText('#NB-20511');
  await expect(orders).toContainText(`#NB-20511-E2 · ${message('orderEvents.type.paid')}`);
  await expect(part(message('privacy.copy.part.credits')).getByRole('listitem')).toHaveCount(2);
  await axe();

  const file = await downloadFrom(page, main(page).getByRole('button', { name: message('privacy.copy.download') }));
  expect(file.suggestedFilename()).toBe('nabta-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    applicants: { allergens: object[] }[];
    order_events: { reference_number: string }[];
  };
  expect(data.applicants.map(({ allergens }) => allergens.length)).toEqual([0, 2, 1]);
  expect(data.order_events.map(({ reference_number }) => reference_number)).toContain('NB-20511-E2');
  const stored = await storedTexts(page);
  expect(stored).toContain('USER_ID');
  for (const secret of ['allergen', 'severe', 'Faisal', 'فيصل', 'Lunchbox', 'data-exports']) {
    expect(stored).not.toContain(secret);
  }

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(students).toBeVisible();
  await page.emulateMedia({ media: null });
  // The file is gone from memory with its page: it is requested again.
  await main(page)
    .getByRole('link', { name: message('privacy.page.title') })
    .click();
  await expect(heading(page)).toHaveText(message('privacy.page.title'));
  const again = page.waitForRequest('**/data-exports/1/file');
  await page.goBack();
  await again;
});

test('G19 G74 G80 G89 A copy lists guardians, and calendar links without their address; one that is not ready, has expired or is unknown says so, also in the list of copies', async ({
  page,
  signIn,
  message,
  clock,
  scenario,
  language,
}) => {
  await clock('2026-11-26T07:00:00Z');
  await signIn('huda');
  await page.goto(privacyPath);
  await expect(heading(page)).toBeVisible();
  const made = { applicant_id: 13, language: 'ar' };
  const { data } = await call<{ data: { feed_url: string } }>(page, 'POST', '/calendar-feeds', made);
  await openCopy({ page, message });
  const feeds = main(page).getByRole('region', { name: message('orders.calendar.links.label') });
  await expect(feeds.getByRole('listitem')).toContainText(huda.lama[language]);
  expect(await main(page).textContent()).not.toContain(new URL(data.feed_url).pathname.split('/').at(-2));
  const guardians = main(page).getByRole('region', { name: message('sharing.page.title') });
  await expect(guardians.getByRole('listitem')).toContainText([accountOf('reem').fullName]);
  await expect(guardians).toContainText(message('sharing.access.view'));
  await scenario('copy-preparing');
  await page.reload();
  await expect(main(page).getByText(message('privacy.copy.preparing'))).toBeVisible();
  await scenario('default');
  await expect(main(page).getByRole('region', { name: message('profile.menu.students') })).toBeVisible();
  const copies = main(page).getByRole('list', { name: message('privacy.copy.list') });
  await page.goto(privacyPath);
  await expect(copies.getByRole('listitem')).toContainText(message('privacy.copy.state.ready'));
  await copies.getByRole('link', { name: message('privacy.copy.open') }).click();
  await expect(main(page).getByRole('region', { name: message('profile.menu.students') })).toBeVisible();
  await clock('2026-11-30T07:00:00Z');
  await page.reload();
  await expect(main(page).getByRole('heading', { name: message('privacy.copy.expired') })).toBeVisible();
  await expect(main(page).getByRole('link', { name: message('privacy.copy.ask') })).toBeVisible();
  await page.goto(privacyPath);
  await expect(copies.getByRole('listitem')).toContainText(message('privacy.copy.state.expired'));
  await expect(copies.getByRole('link')).toHaveCount(0);
  await page.goto(`${privacyPath}/copy/999999`);
  await expect(heading(page)).toHaveText(message('noResults.title'));
});
