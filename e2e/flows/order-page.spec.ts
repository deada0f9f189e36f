import { expect, test } from '../fixtures.ts';
import {
  type Answer,
  call,
  fresh,
  monday,
  openOnMonday,
  orderOnServer,
  path,
  running,
  tile,
} from './order-page-steps.ts';

test.describe('on a school day', () => {
  test.beforeEach(async ({ page, signIn, clock }) => {
    await clock(monday);
    await signIn('huda');
    await page.goto(path);
  });

  test('H01 R27 From the list a parent comes to an order, sees how far each student is, and goes back @in-arabic @rest', async ({
    page,
    message,
    axe,
  }) => {
    const details = (name: string) =>
      page.getByRole('link', { name: new RegExp(`${message('orders.details')}.*#NB-20511-${name}`) });
    await details('2').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('#NB-20511');
    const main = page.getByRole('main');
    await expect(main).toContainText(message('order.status.in_progress'));
    await expect(main).toContainText('713.00');
    const students = main.getByRole('radio');
    await expect(students).toHaveCount(2);
    await expect(students.nth(1)).toBeChecked();
    await expect(main).toContainText('#NB-20511-2');
    await expect(main).toContainText(message('orders.status.paused'));
    await axe();

    await students.nth(0).check();
    await expect(main).toContainText('#NB-20511-1');
    await expect(page).toHaveURL(new RegExp(`order=${running.id}&subscription=${running.lama}$`));
    const progress = page.getByRole('list').filter({ has: page.locator('[aria-current="step"]') });
    const now = progress.locator('[aria-current="step"]');
    await expect(now).toContainText(message('orders.progress.out_for_delivery'));
    await expect(now).toContainText('9:30');
    const [leftAt] = message('order.delivery.since.out_for_delivery', { time: '@' }).split('@');
    await expect(
      page
        .getByRole('region', { name: message('order.deliveries.title') })
        .getByRole('listitem')
        .first(),
    ).toContainText(`${leftAt}9:30`);
    await axe();
    // On a phone the back link replaces the account's chips.
    await page
      .getByRole('main')
      .getByRole('link', { name: message('profile.menu.currentOrders'), exact: true })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('orders.page.title'));
  });

  test('H04 Outside the 72 hours the page shows since when a subscription can’t be cancelled, by keyboard too @in-arabic', async ({
    page,
    message,
  }) => {
    await page.goto(`${path}?order=${running.id}`);
    const cancel = tile(page, message('order.cancel.title'));
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await expect(cancel.getByRole('button')).toHaveCount(0);
    const [since] = message('order.closed.since', { time: '@', ago: '' }).split('@');
    await expect(cancel).toHaveAccessibleDescription(new RegExp(since ?? ''));
    await cancel.focus();
    await expect(cancel).toBeFocused();
    await expect(tile(page, message('order.renew.title'))).toHaveAccessibleDescription(
      new RegExp(message('order.closed.opens', { time: '@', away: '' }).split('@')[0] ?? ''),
    );
  });

  test('H04 A parent cancels one lunch until 48 hours before its day, and sees the refund before @in-english', async ({
    page,
    message,
    axe,
  }) => {
    await page.goto(`${path}?order=${running.id}`);
    const cancelDay = tile(page, message('order.cancelDay.title'));
    await expect(cancelDay).toBeVisible();
    const before = await orderOnServer(page, running.id);
    await cancelDay.getByRole('button').click();
    const deliveries = page.getByRole('region', { name: message('order.deliveries.title') });
    await expect(deliveries.getByRole('heading')).toBeFocused();
    await expect(deliveries.getByRole('listitem').filter({ hasText: message('order.delivery.late') })).toHaveCount(2);
    const cancels = deliveries.getByRole('button', {
      name: new RegExp(message('order.delivery.cancel.label', { date: '' })),
    });
    const count = await cancels.count();
    await cancels.first().click();
    const dialog = page.getByRole('dialog');
    const keep = dialog.getByRole('button', { name: message('order.dialog.lunch.keep') }).first();
    await expect(keep).toBeFocused();
    await expect(dialog).toContainText(message('order.quote.paid', { count: 1 }));
    const refund = /\d+\.\d\d/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
    expect(Number(refund)).toBeGreaterThan(0);
    await axe();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cancels.first()).toBeFocused();

    await cancels.first().click();
    await dialog.getByRole('button', { name: message('order.dialog.lunch.action') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: refund })).toBeVisible();
    await expect(cancels).toHaveCount(count - 1);
    await expect(deliveries.getByRole('heading')).toBeFocused();
    const row = deliveries.getByRole('listitem').filter({ hasText: message('order.delivery.cancelled') });
    await expect(row.filter({ hasText: refund }).first()).toBeVisible();

    const after = await orderOnServer(page, running.id);
    const paidBack = (order: typeof before) => Number(order.payment?.refunded_amount ?? 0);
    expect(paidBack(after) - paidBack(before)).toBeCloseTo(Number(refund), 2);
    const left = (order: typeof before) => order.sub_orders.find(({ id }) => id === running.lama)?.remaining_days ?? 0;
    expect(left(after)).toBe(left(before) - 1);
  });
});

test('H01 H03 The first lunch is on the next day, once the first day is off @once @rest', async ({
  page,
  signIn,
  clock,
  message,
}) => {
  await openOnMonday({ page, clock, signIn }, `${path}?order=${fresh.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('#NB-2053');
  const [sara] = (await orderOnServer(page, fresh.id)).sub_orders;
  if (!sara) throw new Error('The order has no subscription');
  const days = (Date.parse(sara.start_date) - Date.parse('2026-11-23')) / 86_400_000;
  const main = page.getByRole('main');
  await expect(main).toContainText(message('order.first.in', { days }));
  await call(page, 'POST', `/applicants/${sara.applicant_id}/vacations`, {
    sub_order_id: sara.id,
    vacancy: [sara.start_date],
  });
  await page.reload();
  await expect(main).toContainText(message('order.first.in', { days: days + 1 }));
  // The list requests Sara's deliveries too: her subscription's start is the day that is off now.
  const next = new Date(Date.parse(sara.start_date) + 86_400_000).getUTCDate();
  await page.goto(path);
  const [begins = ''] = message('orders.rest.scheduled', { date: '@' }).split('@');
  await expect(page.getByText(begins.trim()).first()).toContainText(new RegExp(`\\b${next}\\b`));
});

test('H05 H08 A parent renews a subscription by its first lunch and price and is led to the checkout; a student in the cart is not renewed again @in-arabic', async ({
  page,
  signIn,
  clock,
  message,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, '/profile/my-orders/history?order=2018&subscription=3012');
  const renew = tile(page, message('order.renew.title'));
  // Two months at 290 and 20 for delivery each, with 15 % VAT; the first Sunday after Faisal's last lunch on 16
  // December.
  await expect(renew).toContainText(/20\s(Dec|ديسمبر)\s2026/);
  await renew.getByRole('button', { name: /713/ }).click();
  await page.waitForURL('**/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.page.title'));
  const { order } = (await call<Answer>(page, 'GET', '/orders/draft')).data;
  expect(order).toMatchObject({
    status: 'draft',
    sub_orders: [{ applicant_name: 'Faisal Al Harbi', start_date: '2026-12-20' }],
  });

  await page.goto('/profile/my-orders/history?order=2018&subscription=3012');
  await expect(renew).toContainText(message('order.renew.order_exists'));
  await axe();
  await renew.getByRole('link', { name: message('order.renew.cart') }).click();
  await page.waitForURL('**/cart/choose-applicants');

  await page.goto('/profile/my-orders/history?order=2009');
  const rating = message('rating.label', { word: message('rating.word.5'), rating: 5 });
  await expect(page.getByRole('main').getByRole('img', { name: rating })).toBeVisible();
  await axe();
});

test('H09 A notification of a failed payment leads to the order once another payment has gone through @once @rest', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('huda');
  await page.goto('/checkout?payment=711');
  await expect(page).toHaveURL(new RegExp(`${path}\\?order=${running.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('#NB-20511');
  await expect(page.getByRole('main')).toContainText(message('order.paid'));
});

test('E05 An order that this parent has not shows no results @once', async ({ page, signIn, message }) => {
  await signIn('noura');
  await page.goto(`${path}?order=${running.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('noResults.title'));
});
