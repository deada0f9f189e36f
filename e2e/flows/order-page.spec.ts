import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const path = '/profile/my-orders/current-orders';

/** Huda's: Lama and Faisal run in the first, Sara's in the second begins soon and was paid 20 hours ago. */
const running = { id: 2051, lama: 3022 };
const fresh = { id: 2053 };

/** Monday 23 November 2026, 10:00 in Riyadh: days up to the 25th can no longer be cancelled. */
const monday = '2026-11-23T07:00:00Z';

interface Answer {
  data: {
    order: {
      id: number;
      status: string;
      version: number;
      total: string;
      payment: { refunded_amount: string } | null;
      sub_orders: {
        id: number;
        status: string;
        remaining_days: number;
        start_date: string;
        applicant_id: number;
        applicant_name: string;
      }[];
    };
  };
}

/** Calls the API as the signed-in parent, past the app, as another tab would. */
async function call<T>(page: Page, method: 'GET' | 'POST', url: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([verb, address, sent]) => {
      const response = await fetch(`/api/v1${address}`, {
        method: verb,
        headers: {
          Authorization: `Bearer ${localStorage.getItem('TOKEN') ?? ''}`,
          platform: 'web',
          'Content-Type': 'application/json',
        },
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      });
      return (await response.json()) as T;
    },
    [method, url, body] as const,
  );
}

async function orderOnServer(page: Page, id: number): Promise<Answer['data']['order']> {
  return (await call<Answer>(page, 'GET', `/orders/${id}`)).data.order;
}

const tile = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test.describe('on a school day', () => {
  test.beforeEach(async ({ page, signIn, clock }) => {
    await clock(monday);
    await signIn('huda');
    await page.goto(path);
  });

  test('H01 R27 From the list a parent comes to an order, sees how far each student is, and goes back', async ({
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
    await expect(page).toHaveURL(new RegExp(`order=${running.id}&line=${running.lama}$`));
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
    // On a phone the way back stands in the place of the account's chips.
    await page
      .getByRole('main')
      .getByRole('link', { name: message('profile.menu.current-orders'), exact: true })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('orders.page.title'));
  });

  test('H04 Outside the 72 hours a parent is told since when a subscription can’t be cancelled, by keyboard too', async ({
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

  test('H04 A parent cancels one lunch until 48 hours before its day, and is told its refund before', async ({
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
    const keep = dialog.getByRole('button', { name: message('order.question.lunch.keep') }).first();
    await expect(keep).toBeFocused();
    await expect(dialog).toContainText(message('order.refund.day'));
    const refund = /\d+\.\d\d/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
    expect(Number(refund)).toBeGreaterThan(0);
    await axe();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cancels.first()).toBeFocused();

    await cancels.first().click();
    await dialog.getByRole('button', { name: message('order.question.lunch.action') }).click();
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

test('H01 H03 The first lunch is told by the day that brings it, once the first day is off @once', async ({
  page,
  signIn,
  clock,
  message,
}) => {
  await clock(monday);
  await signIn('huda');
  await page.goto(`${path}?order=${fresh.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('#NB-2053');
  const [sara] = (await orderOnServer(page, fresh.id)).sub_orders;
  if (!sara) throw new Error('The order has no subscription');
  const days = (Date.parse(sara.start_date) - Date.parse('2026-11-23')) / 86_400_000;
  const main = page.getByRole('main');
  await expect(main).toContainText(message('order.first.in', { days }));
  await call(page, 'POST', `/applicants/${sara.applicant_id}/vacations`, {
    sub_order_id: sara.id,
    dates: [sara.start_date],
  });
  await page.reload();
  await expect(main).toContainText(message('order.first.in', { days: days + 1 }));
  // The list asks for her days too: the line alone would name the day that is off.
  const next = new Date(Date.parse(sara.start_date) + 86_400_000).getUTCDate();
  await page.goto(path);
  const [begins = ''] = message('orders.rest.scheduled', { date: '@' }).split('@');
  await expect(page.getByText(begins.trim()).first()).toContainText(new RegExp(`\\b${next}\\b`));
});

test('H04 Within the 72 hours a parent cancels a subscription: the refund before, the same amount after', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('huda');
  await page.goto(`${path}?order=${fresh.id}`);
  const cancel = tile(page, message('order.cancel.title'));
  await expect(cancel.getByRole('timer')).toBeVisible();
  const { total } = await orderOnServer(page, fresh.id);
  await expect(cancel).toContainText(message('order.cancel.full', { count: 44 }));
  await axe();
  await cancel.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: message('order.question.keep') }).first()).toBeFocused();
  const amount = Number(total).toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(dialog).toContainText(amount);
  await expect(dialog).toContainText(message('order.question.final'));
  await expect(dialog.getByRole('timer')).toBeVisible();
  await axe();

  await dialog.getByRole('button', { name: message('order.cancel.action'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText(message('order.refunded'));
  await expect(page.getByRole('heading', { name: message('order.actions.title') })).toBeFocused();
  await expect(cancel).toHaveCount(0);
  await axe();
  expect(await orderOnServer(page, fresh.id)).toMatchObject({
    status: 'cancelled',
    payment: { refunded_amount: total },
  });
});

for (const { scope, left } of [
  { scope: 'one student', left: ['cancelled', 'scheduled'] },
  { scope: 'the whole order', left: ['cancelled', 'cancelled'] },
]) {
  test(`H04 Of an order with two students a parent cancels ${scope} @once`, async ({
    page,
    signIn,
    clock,
    language,
    message,
  }) => {
    await clock(monday);
    await signIn('huda');
    await page.goto(`${path}?order=${running.id}`);
    const cancel = tile(page, message('order.cancel.title'));
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    // The morning after it was paid, before the first lunch.
    await clock('2026-11-03T07:00:00Z');
    await page.reload();
    const isWhole = left[1] === 'cancelled';
    const label = message(isWhole ? 'order.cancel.order' : 'order.cancel.action');
    await cancel.getByRole('button', { name: label }).click();
    const dialog = page.getByRole('dialog');
    // 713.00, less the lunch that was paid back before.
    if (isWhole) await expect(dialog).toContainText('696.79');
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(cancel).toHaveCount(0);
    const { sub_orders, payment } = await orderOnServer(page, running.id);
    expect(sub_orders.map(({ status }) => status)).toEqual(left);
    if (isWhole) return;
    await page.getByRole('main').getByRole('radio').nth(1).check();
    await expect(cancel.getByRole('button')).toHaveCount(1);
    await expect(page.getByRole('button', { name: message('order.cancel.order') })).toHaveCount(0);
    // The other student's: all that was paid for him alone.
    const name = language === 'ar' ? 'فيصل الحربي' : 'Faisal Al Harbi';
    await expect(cancel).toContainText(message('order.cancel.full.one', { count: 22, name }));
    await cancel.getByRole('button').click();
    await expect(dialog).toContainText(message('order.refund.without.nothing.one', { name }));
    // The order stands and was paid; what was paid back of it is told beside that, in the report too.
    await page.goto(`/profile/my-orders/report/${running.id}`);
    const [paid] = message('report.value.paid-back', { status: message('payments.status.paid'), amount: '@' }).split(
      '@',
    );
    await expect(page.getByRole('main')).toContainText(paid ?? '');
    await expect(page.getByRole('main')).toContainText(payment?.refunded_amount ?? 'nothing');
  });
}

test('H04 A deadline that passes while the question is open is told, and the page says since when it is closed @once', async ({
  page,
  signIn,
  clock,
  message,
}) => {
  await clock(monday);
  await signIn('huda');
  await page.goto(`${path}?order=${fresh.id}`);
  const cancel = tile(page, message('order.cancel.title'));
  await cancel.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await clock('2026-11-26T07:00:00Z');
  await dialog.getByRole('button', { name: message('order.cancel.action'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: '72' }).first()).toBeVisible();
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  expect((await orderOnServer(page, fresh.id)).status).toBe('confirmed');
});

test('H04 An order that another device has cancelled meanwhile is told, and the page shows it as it stands @once', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('huda');
  await page.goto(`${path}?order=${fresh.id}`);
  const cancel = tile(page, message('order.cancel.title'));
  await cancel.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // Another device is faster.
  const { version } = await orderOnServer(page, fresh.id);
  await call(page, 'POST', `/orders/${fresh.id}/cancel`, { version });
  await dialog.getByRole('button', { name: message('order.cancel.action'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(message('order.status.cancelled'));
});

test('H05 H08 A parent renews a subscription by its first lunch and price and is led to the cart; what is in the cart closes the way to another', async ({
  page,
  signIn,
  clock,
  message,
  axe,
}) => {
  await clock(monday);
  await signIn('huda');
  await page.goto('/profile/my-orders/history?order=2018&line=3012');
  const renew = tile(page, message('order.renew.title'));
  // Two months at 290 and 20 for delivery each; the first Sunday after Faisal's lunches to 16 December.
  await expect(renew).toContainText(/20\s(Dec|ديسمبر)\s2026/);
  await renew.getByRole('button', { name: /620/ }).click();
  await page.waitForURL('**/cart/choose-applicants');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { order } = (await call<Answer>(page, 'GET', '/orders/draft')).data;
  expect(order).toMatchObject({
    status: 'draft',
    sub_orders: [{ applicant_name: 'Faisal Al Harbi', start_date: '2026-12-20' }],
  });

  await page.goto('/profile/my-orders/history?order=2018&line=3011');
  await expect(renew).toContainText(message('order.renew.order_exists'));
  await axe();
  await renew.getByRole('link', { name: message('order.renew.cart') }).click();
  await page.waitForURL('**/cart/choose-applicants');

  await page.goto('/profile/my-orders/history?order=2009');
  const rating = message('rating.label', { word: message('rating.word.5'), rating: 5 });
  await expect(page.getByRole('main').getByRole('img', { name: rating })).toBeVisible();
  await axe();
});

test('H09 What tells of a failed payment leads to the order once another payment has gone through @once', async ({
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('no-results.title'));
});
