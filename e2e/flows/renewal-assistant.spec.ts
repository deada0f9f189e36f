import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type Answer, call, openOnMonday, path, running, students } from './order-page-steps.ts';

const address = '/profile/my-orders/renewal';
// Faisal's last lunch is on Wednesday 16 December 2026; Lama's is on Tuesday 15, and later with off days.
const bothEndSoon = '2026-12-07T07:00:00Z';
const lamaId = 13;

const draft = async (page: Page) => (await call<Answer>(page, 'GET', '/orders/draft')).data.order;

test('G30 G31 G33 G34 G36 G37 From the banner to the dates, gaps, off days and new prices of all students, and to the checkout', async ({
  page,
  signIn,
  clock,
  scenario,
  settled,
  message,
  language,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, path);
  await settled();
  const away = { sub_order_id: running.lama, vacancy: ['2026-12-01', '2026-12-08', '2026-12-15'] };
  await call(page, 'POST', `/applicants/${lamaId}/vacations`, away);
  await scenario('price-changed');
  await clock(bothEndSoon);
  await page.reload();
  await page.getByRole('link', { name: message('order.renewal.details') }).click();
  await page.waitForURL(`**${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('renewal.page.title'));
  const lama = page.getByRole('article', { name: students.lama[language] });
  const faisal = page.getByRole('article', { name: students.faisal[language] });
  // One school day is left of the week of Faisal's last lunch: Thursday 17 December.
  const thursday = language === 'ar' ? '17 ديسمبر' : '17 Dec';
  await expect(faisal.getByRole('listitem').filter({ hasText: thursday })).toBeVisible();
  const gapDay = faisal.getByRole('button', { name: message('renewal.day.gap').replace(/\.$/, '') });
  await expect(gapDay).toHaveCount(1);
  for (const each of [lama, faisal]) {
    await expect(each.getByText(language === 'ar' ? /تغيّر السعر/ : /The price has changed/)).toBeVisible();
  }

  await expect(faisal.getByText(message('safety.mark.package.safe'), { exact: true })).toBeVisible();
  await expect(lama.getByText(message('safety.mark.package.check'), { exact: true })).toBeVisible();
  const tuesdays = lama.getByRole('group', { name: message('renewal.habits.title') }).getByRole('checkbox');
  await expect(tuesdays).toHaveCount(1);
  await expect(tuesdays).not.toBeChecked();
  await expect(faisal.getByRole('group', { name: message('renewal.habits.title') })).toHaveCount(0);
  await tuesdays.check();
  await axe();

  await page.getByRole('button', { name: message('renewal.page.action') }).click();
  await page.waitForURL('**/checkout');
  const order = await draft(page);
  expect(order).toMatchObject({ status: 'draft', payment: null });
  const vacancies = new Map(
    order.sub_orders.map((each) => [each.applicant_id, (each as unknown as { vacancy: string[] }).vacancy]),
  );
  expect(vacancies.size).toBe(2);
  const days = vacancies.get(lamaId) ?? [];
  expect(days.length).toBeGreaterThan(0);
  expect(days.every((on) => new Date(`${on}T00:00:00Z`).getUTCDay() === 2)).toBe(true);
});

test('G32 G35 G36 Nothing ends yet; later what no longer fits says so, and is not renewed', async ({
  page,
  signIn,
  clock,
  scenario,
  message,
  language,
}) => {
  await openOnMonday({ page, clock, signIn }, address);
  await expect(page.getByText(message('renewal.empty.title'))).toBeVisible();
  await scenario('package-ages-lowered');
  await page.reload();
  await expect(page.getByText(message('renewal.empty.title'))).toBeVisible();
  await scenario('allergy-added');
  await clock(bothEndSoon);
  await page.reload();
  const lama = page.getByRole('article', { name: students.lama[language] });
  const faisal = page.getByRole('article', { name: students.faisal[language] });
  await expect(faisal.getByText(message('order.renew.out_of_age'))).toBeVisible();
  await expect(faisal.getByRole('link', { name: message('order.renew.other') })).toBeVisible();
  await expect(lama.getByRole('link', { name: message('order.renew.other') })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByText(message('renewal.page.none'))).toBeVisible();
});
