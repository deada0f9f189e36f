import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pressInDialog } from './dialog-steps.ts';
import { brokenDates, linesOf } from './text-lines.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const path = '/profile/my-orders/current-orders';

/** An instant on a school day on which Huda's children have lunch; the dates of the seeds depend on it. */
const morning = (hour: string) => `2026-11-22T${hour}:00Z`;

test.describe('with the device in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('H01 A parent sees current orders with student, package, dates, status and lunches left @in-english', async ({
    page,
    signIn,
    clock,
    message,
    language,
    axe,
  }) => {
    // The seeds pay 20 hours earlier: after midnight in Riyadh, but on the previous day on the device.
    await clock(morning('18:00'));
    await signIn('huda');
    await page.goto(path);
    await expect(heading(page)).toHaveText(message('orders.page.title'));
    await expect(page).toHaveTitle(new RegExp(message('orders.page.title')));
    const orders = page.getByRole('article');
    await expect(orders).toHaveCount(2);
    const first = orders.first();
    const shown =
      language === 'ar'
        ? {
            name: 'سارة الحربي',
            package: 'الصحي اليومي',
            placed: '22 نوفمبر 2026',
            from: '29 نوفمبر 2026',
            to: '3 فبراير 2027',
          }
        : {
            name: 'Sara Al Harbi',
            package: 'Everyday Healthy',
            placed: '22 Nov 2026',
            from: '29 Nov 2026',
            to: '3 Feb 2027',
          };
    await expect(first).toContainText('#NB-20533');
    await expect(first).toContainText(`${message('orders.field.placed')}${shown.placed}`);
    await expect(first).toContainText(message('orders.paid'));
    const sara = first.getByRole('listitem', { name: `${shown.name} ${shown.package}` });
    expect(await linesOf(sara.getByRole('heading'))).toEqual([shown.name, shown.package]);
    expect(await brokenDates(page)).toEqual([]);
    await expect(sara).toContainText(message('order.dates', shown));
    await expect(sara).toContainText(message('orders.status.scheduled'));
    await expect(sara).toContainText(message('orders.lunches', { delivered: 0, count: 44 }));
    await expect(sara).toContainText(message('orders.left', { count: 44, refunded: 0 }));
    await axe();
  });
});

test('H01 H02 R27 R28 A lunch is followed from the kitchen to the child, and an order moves to Historical Orders after its last lunch @in-arabic @rest', async ({
  page,
  signIn,
  clock,
  message,
}) => {
  await clock(morning('04:30'));
  await signIn('huda');
  await page.goto(path);
  const running = page.getByRole('article').filter({ hasText: '#NB-20511' });
  const later = page.getByRole('article').filter({ hasText: '#NB-20533' });
  const lama = running.getByRole('listitem').filter({ hasText: '#NB-20511-1' }).last();
  for (const [hour, step] of [
    ['04:30', 'in_processing'],
    ['07:30', 'out_for_delivery'],
    ['10:30', 'delivered'],
  ] as const) {
    await clock(morning(hour));
    await page.reload();
    const now = running.locator('[aria-current="step"]');
    await expect(now).toHaveCount(1);
    await expect(now).toContainText(message(`orders.progress.${step}`));
  }
  await expect(lama).toContainText(message('orders.status.active'));
  // In the third week of January the last lunch of both children is over.
  await clock('2027-01-20T07:00:00Z');
  await page.reload();
  await expect(later).toBeVisible();
  await expect(running).toHaveCount(0);
  await page.goto('/profile/my-orders/history');
  await expect(running).toHaveCount(1);
  await expect(running).toContainText(message('history.status.completed'));
  await expect(later).toHaveCount(0);
});

test('H01 X04 On a phone the two buttons of a subscription share its row equally, and nothing overflows its card @in-arabic', async ({
  page,
  signIn,
  clock,
  message,
}) => {
  await clock(morning('05:00'));
  await signIn('huda');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await expect(heading(page)).toHaveText(message('orders.page.title'));
  const card = page.getByRole('article').first();
  const details = card.getByRole('link', { name: new RegExp(message('orders.details')) }).first();
  const offDay = card.getByRole('button', { name: message('orders.offDays.open') }).first();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const [a, b] = await Promise.all([details.boundingBox(), offDay.boundingBox()]);
    expect(a?.y).toBe(b?.y);
    expect(Math.abs((a?.width ?? 0) - (b?.width ?? 0))).toBeLessThan(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  }
});

test('H02 Without orders the page shows an empty state that leads to the packages @once @rest', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('noura');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: message('orders.empty.title') })).toBeVisible();
  await axe();
  await page
    .getByRole('main')
    .getByRole('link', { name: message('cart.empty.action') })
    .click();
  await page.waitForURL('**/packages');
});

test('L04 The account’s pages are in a side menu, on a phone in a row of chips', async ({
  page,
  signIn,
  message,
  viewport,
}) => {
  await signIn('huda');
  await page.goto(path);
  const menu = page.getByRole('navigation', { name: message('profile.menu.label') }).filter({ visible: true });
  await expect(menu).toHaveCount(1);
  const isPhone = (viewport?.width ?? 0) < 720;
  // The side menu shows the number of current orders after the link's name.
  const count = isPhone ? '' : ` ${message('profile.menu.currentCount', { count: 2 })}`;
  const places = [
    [message('profile.menu.account'), '/profile/my-account/account-setting'],
    [message('profile.menu.students'), '/profile/my-account/applicants'],
    [message('profile.menu.payment'), '/profile/my-orders/payment'],
    [`${message('profile.menu.currentOrders')}${count}`, path],
    [message('profile.menu.history'), '/profile/my-orders/history'],
    [message('profile.menu.payments'), '/profile/my-orders/order'],
  ] as const;
  await expect(menu.getByRole('link')).toHaveCount(places.length);
  for (const [name, href] of places) {
    const link = menu.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
  await expect(menu.locator('[aria-current="page"]')).toContainText(message('profile.menu.currentOrders'));
  // My Orders names its two parts.
  const parts = menu.getByRole('list', { name: message('profile.menu.orders') }).getByRole('link');
  await expect(parts).toHaveText([new RegExp(message('profile.menu.currentOrders')), message('profile.menu.history')]);
  if (!isPhone) {
    // A page without an entry of its own marks the one that leads to it.
    await page.goto('/profile/my-orders/calendar');
    await expect(menu.locator('[aria-current]')).toHaveText(new RegExp(`^${message('profile.menu.currentOrders')}`));
  }
  // The row of links is wider than a phone.
  await page.goto('/profile/my-orders/order');
  await expect(menu.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  const logOut = page
    .getByRole('main')
    .getByRole('button', { name: message('shell.menu.logOut'), exact: true })
    .filter({ visible: true });
  await logOut.click();
  await pressInDialog(page, message('shell.logOut.confirm'));
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('TOKEN'))).toBeNull();
});

test('L07 Logging out from the side menu asks first, and Escape keeps the parent in @once @rest', async ({
  page,
  signIn,
  message,
}) => {
  // Only wide screens have the side menu; a phone's menu is tested with the shell.
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('huda');
  await page.goto(path);
  const logOut = page.getByRole('main').getByRole('button', { name: message('shell.menu.logOut') });
  await logOut.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(logOut).toBeFocused();
  await logOut.click();
  await pressInDialog(page, message('shell.logOut.confirm'));
  await page.waitForURL((url) => url.pathname === '/');
});
