import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { serverNotifications } from './notification-steps.ts';

const path = '/notification';

/** A Sunday on which Lama has lunch, before and after the lunch leaves the kitchen at 9:30. */
const morning = '2026-11-22T05:00:00Z';
const justBefore = '2026-11-22T06:29:40Z';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('li[data-notification]');
const bell = (page: Page) => page.getByRole('banner').locator('a[href="/notification"]');
const idsOf = async (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => Number(row.dataset['notification'])));

test('R16 H09 L01 A parent reads notifications day by day, opens one by keyboard, and the bell counts one less @in-english', async ({
  page,
  signIn,
  clock,
  message,
  axe,
}) => {
  await clock(morning);
  await signIn('huda');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('notifications.title'));
  await expect(page).toHaveTitle(message('app.title', { page: message('notifications.title') }));
  await expect(main(page).getByText(message('notifications.unread', { count: 2 }))).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName(message('shell.notifications.count', { count: 2 }));
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText(
    message('notifications.day.yesterday'),
  );
  // Unread is also a text, not only a colour and a weight; a read notification has no such text.
  const unread = rows(page).filter({ hasText: message('notifications.row.unread') });
  await expect(unread).toHaveCount(2);
  await axe();

  const confirmed = rows(page).filter({ hasText: 'NB-20533' }).getByRole('link');
  await confirmed.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile/my-orders/current-orders?order=2053');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName(message('shell.notifications.count', { count: 1 }));
  expect((await serverNotifications(page)).unread_count).toBe(1);

  await page.goBack();
  await expect(unread).toHaveCount(1);
  await expect(main(page).getByText(message('notifications.unread', { count: 1 }))).toBeVisible();
});

test('H09 Each leads to its subject: an order that is over, a payment, a subscription; an announcement to nothing @in-english', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('huda');
  await page.goto(path);
  await main(page)
    .getByRole('button', { name: message('list.more'), exact: true })
    .click();
  const hrefs = async (text: string) =>
    rows(page)
      .filter({ hasText: text })
      .evaluateAll((all) => all.map((row) => row.querySelector('a')?.getAttribute('href') ?? null));
  await expect.poll(async () => hrefs('NB-20418')).toEqual(['/profile/my-orders/history?order=2018']);
  const { notifications } = await serverNotifications(page);
  const first = (type: string) => notifications.find((each) => each.type === type);
  const linkOf = (type: string) => page.locator(`li[data-notification="${first(type)?.id ?? 0}"]`).getByRole('link');
  const line = first('delivered')?.entity_id ?? 0;
  await expect(linkOf('delivered')).toHaveAttribute(
    'href',
    `/profile/my-orders/current-orders?order=2051&subscription=${line}`,
  );
  await expect(linkOf('payment_failed')).toHaveAttribute('href', '/checkout?payment=711');
  await expect(linkOf('announcement')).toHaveCount(0);

  await rows(page).filter({ hasText: 'NB-20418' }).getByRole('link').click();
  await page.waitForURL('**/profile/my-orders/history?order=2018');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NB-20418');
});

test('H09 One that leads nowhere is marked by its button, all of them at once; an error is shown in place @once @rest', async ({
  page,
  signIn,
  clock,
  scenario,
  message,
  axe,
}) => {
  await clock(morning);
  await signIn('huda');
  await page.goto(path);
  const mark = main(page).getByRole('button', { name: message('notifications.row.read') });
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(mark).toHaveCount(0);
  await expect(page.locator('li:focus')).toHaveCount(1);
  await expect(bell(page)).toHaveAccessibleName(message('shell.notifications.count', { count: 1 }));

  await scenario('refused-markAllNotificationsRead-500');
  const all = main(page).getByRole('button', { name: message('notifications.readAll') });
  await all.click();
  await expect(main(page).getByRole('alert')).toContainText(message('notifications.readAll.failed'));
  await expect(bell(page)).toHaveAccessibleName(message('shell.notifications.count', { count: 1 }));
  await axe();

  await scenario('default');
  await all.click();
  await expect(all).toHaveCount(0);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main(page).getByText(message('notifications.row.unread'))).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName(message('shell.notifications'));
  expect((await serverNotifications(page)).unread_count).toBe(0);
});

test('H09 L01 Pages append, a page that fails shows its error in its place and can be tried again; the bell counts to 99+ @in-arabic @rest', async ({
  page,
  signIn,
  scenario,
  message,
  axe,
}) => {
  await scenario('many-notifications');
  await signIn('huda');
  await page.goto(path);
  await expect(rows(page)).toHaveCount(12);
  const { unread_count: count } = await serverNotifications(page);
  await expect(bell(page)).toHaveAccessibleName(message('shell.notifications.count', { count }));
  await expect(bell(page).locator('[data-count]')).toHaveAttribute('data-count', '99+');
  const first = await idsOf(page);

  const more = main(page).getByRole('button', { name: message('list.more'), exact: true });
  const asked = page.waitForRequest((request) => request.url().includes('page_number=2'));
  await more.click();
  expect((await asked).url()).toContain('page_size=12');
  await expect(rows(page)).toHaveCount(24);
  await expect(main(page).getByText(message('notifications.shown', { shown: '24', total: '2,000' }))).toBeVisible();
  const both = await idsOf(page);
  expect(both.slice(0, 12)).toEqual(first);
  expect(new Set(both).size).toBe(24);

  await scenario('refused-listNotifications-500');
  await more.click();
  await expect(main(page).getByRole('alert')).toContainText(message('list.more.failed'));
  await expect(rows(page)).toHaveCount(24);
  await axe();
  await scenario('default');
  await main(page)
    .getByRole('button', { name: message('list.retry'), exact: true })
    .click();
  await expect(rows(page)).toHaveCount(36);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  expect(new Set(await idsOf(page)).size).toBe(36);
});

test('H09 What comes meanwhile waits above the list until the parent takes it in, each once @in-arabic', async ({
  page,
  signIn,
  clock,
  message,
}) => {
  await page.clock.install();
  await clock(justBefore);
  await signIn('huda');
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
  const before = await idsOf(page);
  const top = (await rows(page).first().boundingBox())?.y;

  // The lunch leaves the kitchen; the next poll of the count finds the notification.
  await page.clock.fastForward(70_000);
  const fresh = main(page).getByRole('button', { name: message('notifications.new', { count: 1 }) });
  await expect(fresh).toBeVisible();
  expect(await idsOf(page)).toEqual(before);
  expect((await rows(page).first().boundingBox())?.y).toBe(top);
  await expect(bell(page)).toHaveAccessibleName(message('shell.notifications.count', { count: 3 }));

  await fresh.click();
  await expect(rows(page)).toHaveCount(before.length + 1);
  await expect(fresh).toHaveCount(0);
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText(message('notifications.day.today'));
  const after = await idsOf(page);
  expect(after.slice(1)).toEqual(before);
});

test('H09 The list is in the same place before the fonts have loaded @rest', async ({
  page,
  signIn,
  clock,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED/);
  await clock(morning);
  await signIn('huda');
  const fonts = '**/*.woff2';
  await page.route(fonts, (route) => route.abort());
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
  const before = await rows(page).first().boundingBox();
  await page.unroute(fonts);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await page.evaluate(async () => document.fonts.ready);
  expect((await rows(page).first().boundingBox())?.y).toBe(before?.y);
});

test('R16 Without any the page explains itself and has a next step; nothing overflows a narrow screen @in-arabic @rest', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('reem');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: message('notifications.empty.title') })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName(message('shell.notifications'));
  await axe();
  await main(page)
    .getByRole('link', { name: message('notifications.empty.action') })
    .click();
  await page.waitForURL('**/profile/my-orders/current-orders');
});

test('R16 X04 At 320 px nothing runs off the side, with every kind of row @in-arabic', async ({
  page,
  signIn,
  clock,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await clock('2026-11-22T09:30:00Z');
  await signIn('huda');
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
});

test('H09 C08 Rows that move between two pages are shown once, and none is missing, whatever the page size @once @rest', async ({
  page,
  signIn,
  message,
  scenario,
}) => {
  const more = main(page).getByRole('button', { name: message('list.more'), exact: true });
  const inOrder = (ids: number[]) => {
    expect(new Set(ids).size).toBe(ids.length);
    return ids;
  };
  await scenario('many-notifications');
  await signIn('huda');
  await page.goto(path);
  await expect(rows(page)).toHaveCount(12);
  await more.click();
  await expect(rows(page)).toHaveCount(24);
  const all = await idsOf(page);

  await scenario('other-page-size');
  await page.goto(path);
  await expect(rows(page)).toHaveCount(7);
  await more.click();
  await expect(rows(page)).toHaveCount(14);
  expect(await idsOf(page)).toEqual(all.slice(0, 14));

  await scenario('default');
  await page.goto(path);
  await expect(rows(page)).toHaveCount(12);
  await scenario('row-removed');
  await more.click();
  await expect(rows(page)).toHaveCount(24);
  expect(inOrder(await idsOf(page)).slice(0, 23)).toEqual(all.slice(1));

  await scenario('row-added');
  await more.click();
  await main(page)
    .getByRole('button', { name: message('notifications.new', { count: 1 }) })
    .click();
  await expect(rows(page)).toHaveCount(36);
  expect(inOrder(await idsOf(page)).slice(1, 24)).toEqual(all.slice(1));
});
