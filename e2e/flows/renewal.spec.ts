import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type Answer, call, openOnMonday, path, running, students } from './order-page-steps.ts';

// Lama's last lunch is on Tuesday 15 December 2026, Faisal's on Wednesday 16.
const beforeBoth = '2026-11-30T20:59:00Z';
const firstMinute = '2026-11-30T21:01:00Z';
const bothEndSoon = '2026-12-06T07:00:00Z';

const draft = async (page: Page) => (await call<Answer>(page, 'GET', '/orders/draft')).data.order;

test.beforeEach(async ({ page, signIn, clock, settled }) => {
  // The mock creates its data at the first visit, relative to that day.
  await openOnMonday({ page, clock, signIn }, path);
  await settled();
});

test('H05 From 14 days before the last lunch, by Riyadh’s midnight, the list of current orders offers the renewal @in-english', async ({
  page,
  clock,
  message,
  language,
}) => {
  const name = students.lama[language];
  const banner = page.getByRole('region', { name: message('order.renewal.title', { count: 1, name }) });
  await clock(beforeBoth);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(banner).toHaveCount(0);
  await clock(firstMinute);
  await page.reload();
  await expect(banner).toBeVisible();
  await expect(banner).toContainText(language === 'ar' ? '15 ديسمبر' : '15 Dec');
});

for (const [place, address, tag] of [
  ['the list of current orders', path, '@in-english @rest'],
  ['the page of the order', `${path}?order=${running.id}`, '@in-arabic @rest'],
] as const) {
  test(`H05 One press on ${place} renews both siblings into one order and leads straight to the checkout ${tag}`, async ({
    page,
    clock,
    message,
    language,
    axe,
  }) => {
    await clock(bothEndSoon);
    await page.goto(address);
    const banner = page.getByRole('region', { name: message('order.renewal.title', { count: 2 }) });
    const names = [students.lama[language], students.faisal[language]];
    for (const name of names) await expect(banner).toContainText(name);
    await axe();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/renew')) sent.push(request.url());
    });
    await banner.getByRole('button').dblclick();
    await page.waitForURL('**/checkout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.page.title'));
    const lines = page.getByRole('region', { name: message('checkout.subscriptions') });
    for (const name of names) await expect(lines).toContainText(name);
    expect(sent).toHaveLength(2);
    const order = await draft(page);
    expect(order).toMatchObject({
      status: 'draft',
      sub_orders: [{ start_date: '2026-12-20' }, { start_date: '2026-12-20' }],
    });

    // A subscription in the cart is not offered again.
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
}

test('H05 A renewal that is due is offered wherever its order is in the list @once @rest', async ({
  page,
  clock,
  message,
  language,
  scenario,
}) => {
  const name = students.lama[language];
  const banner = page.getByRole('region', { name: message('order.renewal.title', { count: 1, name }) });
  await scenario('orders-on-two-pages');
  await clock(bothEndSoon);
  await page.goto(path);
  // Lama’s order is on the second page, which is not loaded.
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.locator(`a[href*="order=${running.id}"]`)).toHaveCount(0);
  await expect(banner).toBeVisible();
  await banner.getByRole('button').click();
  await page.waitForURL('**/checkout');
  await expect(page.getByRole('region', { name: message('checkout.subscriptions') })).toContainText(name);
});

test('H05 E01 The page of an order opens while the other orders that its banner includes do not load @once @rest', async ({
  page,
  clock,
  controls,
}) => {
  await clock(bothEndSoon);
  await controls({ failure: { operation: 'listCurrentOrders', kind: 'timeout' } }, 'next page');
  await page.goto(`${path}?order=${running.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('#NB-20511');
});

test('H05 A second renewal joins the order of the first @once @rest', async ({ page, clock, message, language }) => {
  await clock(bothEndSoon);
  await page.goto(`${path}?order=${running.id}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await call(page, 'POST', `/sub-orders/${running.lama}/renew`, {});
  await page.reload();
  const banner = page.getByRole('region', {
    name: message('order.renewal.title', { count: 1, name: students.faisal[language] }),
  });
  await banner.getByRole('button').click();
  await page.waitForURL('**/checkout');
  expect((await draft(page)).sub_orders).toHaveLength(2);
});

test('H05 A renewal that is refused shows an error, and the banner stays @once @rest', async ({
  page,
  clock,
  message,
  scenario,
}) => {
  await clock(bothEndSoon);
  await page.goto(path);
  const banner = page.getByRole('region', { name: message('order.renewal.title', { count: 2 }) });
  await expect(banner).toBeVisible();
  await scenario('refused-renewSubOrder-500');
  await banner.getByRole('button').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(banner).toBeVisible();
});
