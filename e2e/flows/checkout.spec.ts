import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { focusedDialog, pressInDialog } from './dialog-steps.ts';
import { endPayment, serverCounts, serverDraft } from './order-steps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The button that places the order: in the summary, or in the bar at the bottom on a phone. */
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

/** Maha's order of the seeds: 250 and 2 × 320 riyals, 2 × 20 for delivery, 15 % of 930. */
const amounts = { subtotal: '890.00', delivery: '40.00', vat: '139.50', total: '1,069.50' };

test.beforeEach(async ({ signIn }) => {
  await signIn('maha');
});

/** The checkout, with mada chosen. */
async function openCheckout(page: Page, title: string): Promise<void> {
  await page.goto('/checkout');
  await expect(heading(page)).toHaveText(title);
  await page.locator('input[value="mada"]').check();
}

test('O01 A parent takes the students out of the order one by one and sees the empty cart @once @rest', async ({
  page,
  message,
  axe,
}) => {
  await page.goto('/cart/choose-applicants');
  await expect(heading(page)).toHaveText(message('cart.page.title'));
  await axe();
  const students = page.getByRole('checkbox');
  await expect(students).toHaveCount(2);
  const count = page.getByRole('link', { name: message('shell.cart.count', { count: 2 }) });
  await expect(count).toBeVisible();

  await page
    .getByRole('button', { name: message('cart.subscription.remove.of', { name: '' }).trim() })
    .last()
    .click();
  const question = await focusedDialog(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(students).toHaveCount(2);

  await students.last().click();
  await pressInDialog(page, message('cart.subscription.remove'));
  await expect(students).toHaveCount(1);
  const summary = page.getByRole('complementary');
  await expect(summary).toContainText('287.50');
  await expect(summary).toContainText(message('price.free'));
  await expect(page.getByRole('link', { name: message('shell.cart.count', { count: 1 }) })).toBeVisible();
  // The confirmation disappeared together with its student.
  await expect(heading(page)).toBeFocused();

  await students.first().click();
  await pressInDialog(page, message('cart.subscription.remove'));
  await expect(page.getByRole('heading', { name: message('cart.empty.title') })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  expect(await serverDraft(page)).toBeNull();
  await axe();
});

test('O02 Cart and checkout show each price, subtotal, delivery, VAT and total alike, to the halala @in-english', async ({
  page,
  message,
}) => {
  for (const path of ['/cart/choose-applicants', '/checkout']) {
    await page.goto(path);
    const summary = page.getByRole('complementary');
    for (const amount of ['250.00', '640.00', ...Object.values(amounts)]) await expect(summary).toContainText(amount);
    // The price on each student's own card.
    await expect(page.getByRole('main').getByText(message('order.price.net'))).toHaveCount(2);
  }
});

test('O03 A parent has to choose how to pay, then pays on the provider’s own page @in-arabic @rest', async ({
  page,
  message,
  language,
  axe,
}) => {
  await page.goto('/checkout');
  await expect(heading(page)).toHaveText(message('checkout.page.title'));
  await axe();
  await button(page, message('checkout.place')).click();
  const summary = page.getByRole('region', { name: message('checkout.errors', { count: 1 }) });
  await expect(summary).toBeFocused();
  await expect(page.getByRole('group', { name: message('checkout.method.title') })).toContainText(
    message('checkout.method.missing'),
  );
  await axe();
  // In reading direction: the radio, the name, the logo.
  const mada = page.locator('label').filter({ has: page.locator('input[value="mada"]') });
  const [radio, mark] = await Promise.all([mada.getByRole('radio').boundingBox(), mada.locator('svg').boundingBox()]);
  expect(Math.sign((mark?.x ?? 0) - (radio?.x ?? 0))).toBe(language === 'ar' ? -1 : 1);
  await summary.getByRole('link').click();
  const first = page.getByRole('radio').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await expect(summary).toBeHidden();
  // The app has no field for a card number.
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await button(page, message('checkout.place')).click();
  await page.waitForURL('**/mock-provider**');
});

test('O04 A parent pays, is thanked, finds the cart empty and the order in Current Orders @in-arabic @rest', async ({
  page,
  message,
  axe,
}) => {
  await openCheckout(page, message('checkout.page.title'));
  const before = await serverCounts(page);
  await button(page, message('checkout.place')).click();
  await endPayment(page, 'paid');
  await page.waitForURL('**/sub-successful**');
  await expect(heading(page)).toHaveText(message('confirmed.page.title'));
  await expect(page).toHaveTitle(new RegExp(message('confirmed.page.title')));
  await expect(page.getByRole('main')).toContainText(amounts.total);
  await axe();
  expect(await serverDraft(page)).toBeNull();
  expect(await serverCounts(page)).toEqual({ orders: before.orders + 1, payments: before.payments + 1 });

  await page.reload();
  await expect(heading(page)).toHaveText(message('confirmed.page.title'));
  await expect(page.getByRole('link', { name: message('shell.cart'), exact: true })).toBeVisible();
  await page.getByRole('link', { name: message('confirmed.follow') }).click();
  await page.waitForURL('**/profile/my-orders/current-orders?order=**');
  await page.goto('/profile/my-orders/current-orders');
  await expect(page.getByRole('article').first()).toContainText(amounts.total);
});

test('O05 A declined card shows the reason, and the order can be paid again @in-english', async ({
  page,
  message,
  axe,
}) => {
  await openCheckout(page, message('checkout.page.title'));
  await button(page, message('checkout.place')).click();
  await endPayment(page, 'declined');
  await expect(page.getByText(message('payment.failed.text'))).toBeVisible();
  await expect(page.getByText(message('payment.failed.reason', { code: 'insufficient_funds' }))).toBeVisible();
  await axe();

  await page.reload();
  await expect(page.getByText(message('payment.failed.text'))).toBeVisible();
  await button(page, message('payment.failed.retry', { method: message('payment.method.mada') })).click();
  await endPayment(page, 'paid');
  await expect(heading(page)).toHaveText(message('confirmed.page.title'));
});

test('O05 A parent who leaves the payment page pays by another method @once @rest', async ({ page, message }) => {
  await openCheckout(page, message('checkout.page.title'));
  await button(page, message('checkout.place')).click();
  await endPayment(page, 'abandoned');
  await expect(page.getByText(message('payment.failed.text'))).toBeVisible();
  await expect(page.getByText(message('payment.failed.reason', { code: 'cancelled' }))).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${message('payment.method.apple_pay')}`) }).click();
  await endPayment(page, 'paid');
  await expect(heading(page)).toHaveText(message('confirmed.page.title'));
});

test('O05 A method that can’t be used now shows why, and can’t be chosen @once', async ({ page, scenario }) => {
  await scenario('method-unavailable');
  await page.goto('/checkout');
  const stc = page.locator('input[value="stc_pay"]');
  await expect(stc).toBeDisabled();
  await expect(stc).toHaveAccessibleDescription(/.+/);
});

test('O06 A double click places one order with one payment @once @rest', async ({ page, message }) => {
  await openCheckout(page, message('checkout.page.title'));
  const before = await serverCounts(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(new URL(request.url()).pathname);
  });
  await button(page, message('checkout.place')).dblclick();
  await endPayment(page, 'paid');
  await expect(heading(page)).toHaveText(message('confirmed.page.title'));
  expect(requests.filter((path) => path.endsWith('/checkout'))).toHaveLength(1);
  expect(await serverCounts(page)).toEqual({ orders: before.orders + 1, payments: before.payments + 1 });
});

test('O06 A connection lost while placing the order shows an error; trying again pays once @once', async ({
  page,
  message,
  scenario,
  axe,
}) => {
  await openCheckout(page, message('checkout.page.title'));
  const before = await serverCounts(page);
  await scenario('connection-lost-on-checkout');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/checkout') && request.method() === 'POST') {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  await button(page, message('checkout.place')).click();
  await expect(page.getByText(message('checkout.lost.text'))).toBeVisible();
  await expect(page.locator('input[value="mada"]')).toBeChecked();
  await axe();
  // The order was placed, so a second order would be visible here.
  expect((await serverDraft(page))?.payment).not.toBeNull();
  await scenario('default');
  await button(page, message('checkout.again')).click();
  await endPayment(page, 'paid');
  await expect(heading(page)).toHaveText(message('confirmed.page.title'));
  // The app has sent the request once more by itself.
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(await serverCounts(page)).toEqual({ orders: before.orders + 1, payments: before.payments + 1 });
});

test('O06 A connection lost before the order arrived: nothing was placed, and trying again places it @once @rest', async ({
  page,
  message,
  scenario,
}) => {
  await openCheckout(page, message('checkout.page.title'));
  await scenario('connection-lost-before-checkout');
  await button(page, message('checkout.place')).click();
  await expect(page.getByText(message('checkout.lost.text'))).toBeVisible();
  expect((await serverDraft(page))?.payment).toBeNull();
  await scenario('default');
  await button(page, message('checkout.again')).click();
  await page.waitForURL('**/mock-provider**');
});

test('O06 Back from the payment page, a reload and another tab go on with the same payment @once @rest', async ({
  page,
  context,
  message,
  axe,
}) => {
  await openCheckout(page, message('checkout.page.title'));
  await button(page, message('checkout.place')).click();
  await page.waitForURL('**/mock-provider**');
  const paymentId = new URL(page.url()).searchParams.get('payment');

  await page.goBack();
  await page.waitForURL(`**/checkout?payment=${paymentId}`);
  await expect(heading(page)).toHaveText(message('payment.checking.title'));
  await axe();
  await page.reload();
  await expect(heading(page)).toHaveText(message('payment.checking.title'));

  const other = await context.newPage();
  await other.goto('/cart/choose-applicants');
  await expect(other.getByText(message('cart.pending.title'))).toBeVisible();
  await expect(other.getByRole('checkbox')).toHaveCount(0);
  await other.goto('/checkout');
  await other.waitForURL(`**/checkout?payment=${paymentId}`);
  await other.getByRole('link', { name: message('payment.open.action') }).click();
  await endPayment(other, 'paid');
  await expect(heading(other)).toHaveText(message('confirmed.page.title'));
  await other.close();

  // The first tab polls the payment itself and moves on.
  await page.bringToFront();
  await expect(heading(page)).toHaveText(message('confirmed.page.title'), { timeout: 20_000 });
});

test('O07 A price that changed since is shown beside the old one, and accepted before paying @in-arabic', async ({
  page,
  message,
  scenario,
  axe,
}) => {
  await openCheckout(page, message('checkout.page.title'));
  await scenario('price-changed');
  await button(page, message('checkout.place')).click();
  await expect(page.getByText(message('checkout.changed.text'))).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('s').first()).toContainText('250');
  await expect(page.getByRole('complementary')).toContainText('270.00');
  await axe();
  await button(page, message('checkout.accept')).click();
  await page.waitForURL('**/mock-provider**');
});

test('O07 A vacation announced since: the checkout shows each last day beside the old one, and it is accepted before paying @in-english', async ({
  page,
  message,
  scenario,
  language,
  axe,
}) => {
  await openCheckout(page, message('checkout.page.title'));
  const before = await serverCounts(page);
  await scenario('vacation-announced');
  await button(page, message('checkout.place')).click();
  await expect(page.getByText(message('checkout.changed.text'))).toBeVisible();
  const moved = {
    en: ['Wed 30 Dec 2026 → Sun 3 Jan 2027', 'Sun 7 Feb 2027 → Tue 9 Feb 2027'],
    ar: ['الأربعاء 30 ديسمبر 2026 → الأحد 3 يناير 2027', 'الأحد 7 فبراير 2027 → الثلاثاء 9 فبراير 2027'],
  }[language];
  const changed = { hasText: message('order.change.period.title') };
  const notices = page.getByRole('main').locator('[data-kind="warning"]').filter(changed);
  await expect(notices).toHaveCount(moved.length);
  await expect(page.getByRole('status').filter(changed)).toHaveCount(1);
  for (const [index, days] of moved.entries()) {
    const [previous = '', current = ''] = days.split(' → ');
    await expect(notices.nth(index)).toContainText(message('order.change.period.text', { previous, current }));
    await expect(notices.nth(index).locator('s')).toHaveText(previous);
  }
  // The price is the same: the period ends two days later and has the same number of lunches.
  await expect(page.getByRole('complementary')).toContainText(amounts.total);
  await axe();
  expect((await serverDraft(page))?.payment, 'nothing is paid yet').toBeNull();
  expect(await serverCounts(page)).toEqual(before);
  await expect(page.getByRole('button', { name: message('checkout.place'), exact: true })).toHaveCount(0);
  await button(page, message('checkout.accept')).click();
  await page.waitForURL('**/mock-provider**');
});

test('O07 A vacation announced since moves the last day, which the cart shows @once @rest', async ({
  page,
  message,
  scenario,
}) => {
  await page.goto('/cart/choose-applicants');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await scenario('vacation-announced');
  await page.reload();
  await expect(page.getByText(message('order.change.period.title')).first()).toBeVisible();
  const seen = page.getByRole('button', { name: message('order.change.seen') });
  const notices = await seen.count();
  await seen.first().click();
  await expect(seen).toHaveCount(notices - 1);
});

test('O06 An expired payment leaves the order in the cart @once @rest', async ({ page, message, scenario, axe }) => {
  await openCheckout(page, message('checkout.page.title'));
  await button(page, message('checkout.place')).click();
  await page.waitForURL('**/mock-provider**');
  await scenario('payment-expired');
  await endPayment(page, 'paid');
  await expect(heading(page)).toHaveText(message('payment.expired.title'));
  await axe();
  await page.getByRole('link', { name: message('payment.expired.action') }).click();
  await expect(heading(page)).toHaveText(message('checkout.page.title'));
  await expect(page.getByRole('complementary')).toContainText(amounts.total);
});

test('E04 A result the bank has not given yet reads checking, never failed, until it is paid @once', async ({
  page,
  message,
  scenario,
  clock,
}) => {
  await openCheckout(page, message('checkout.page.title'));
  await scenario('payment-pending');
  await button(page, message('checkout.place')).click();
  await endPayment(page, 'paid');
  await expect(heading(page)).toHaveText(message('payment.checking.title'));
  await expect(page.getByText(message('payment.failed.text'))).toHaveCount(0);
  await clock('2026-11-22T07:05:00Z');
  await expect(heading(page)).toHaveText(message('confirmed.page.title'), { timeout: 20_000 });
});

test('R32 An unknown payment or order shows that nothing was found @once @rest', async ({ page, message }) => {
  for (const path of ['/checkout?payment=999999', '/sub-successful?order=999999']) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(message('noResults.title'));
  }
});

test('R18 The address claims an order is paid that is not: the server is asked @once', async ({ page, message }) => {
  await page.goto('/checkout');
  await expect(heading(page)).toHaveText(message('checkout.page.title'));
  const draft = await serverDraft(page);
  await page.goto(`/sub-successful?order=${draft?.id}&status=paid`);
  await page.waitForURL('**/cart/choose-applicants');
  await expect(heading(page)).toHaveText(message('cart.page.title'));
});
