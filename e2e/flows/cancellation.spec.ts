import { expect, test } from '../fixtures.ts';
import type { Screen } from './form-fields.ts';
import { call, fresh, monday, openOnMonday, orderOnServer, path, running, students, tile } from './order-page-steps.ts';

/** Opens the dialog that cancels an order, from its tile. */
async function openCancelDialog({ page, message }: Screen) {
  const cancel = tile(page, message('order.cancel.title'));
  await cancel.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return { cancel, dialog };
}

test('H04 Within the 72 hours a parent cancels a subscription: the refund before, the same amount after @in-arabic @rest', async ({
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
  await expect(dialog.getByRole('button', { name: message('order.dialog.keep') }).first()).toBeFocused();
  const amount = Number(total).toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(dialog).toContainText(amount);
  await expect(dialog).toContainText(message('order.dialog.final'));
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

for (const { scope, left, tag } of [
  { scope: 'one student', left: ['cancelled', 'scheduled'], tag: ' @rest' },
  { scope: 'the whole order', left: ['cancelled', 'cancelled'], tag: ' @rest' },
]) {
  test(`H04 Of an order with two students a parent cancels ${scope} @once${tag}`, async ({
    page,
    signIn,
    clock,
    language,
    message,
  }) => {
    await openOnMonday({ page, clock, signIn }, `${path}?order=${running.id}`);
    const cancel = tile(page, message('order.cancel.title'));
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    // The morning after it was paid, before the first lunch.
    await clock('2026-11-03T07:00:00Z');
    await page.reload();
    const isWhole = left[1] === 'cancelled';
    const label = message(isWhole ? 'order.cancel.order' : 'order.cancel.action');
    await cancel.getByRole('button', { name: label }).click();
    const dialog = page.getByRole('dialog');
    // 713.00 less the lunch that was refunded before.
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
    // The subscription of the other student: everything that was paid for him alone is refunded.
    const name = students.faisal[language];
    await expect(cancel).toContainText(message('order.cancel.full.one', { count: 22, name }));
    await cancel.getByRole('button').click();
    await expect(dialog).toContainText(message('order.quote.paid', { count: 22 }));
    // The order remains paid; the refund is shown next to that, in the report too.
    await page.goto(`/profile/my-orders/report/${running.id}`);
    const [paid] = message('report.value.paidBack', { status: message('payments.status.paid'), amount: '@' }).split(
      '@',
    );
    await expect(page.getByRole('main')).toContainText(paid ?? '');
    await expect(page.getByRole('main')).toContainText(payment?.refunded_amount ?? 'nothing');
  });
}

test('H04 A deadline that passes while the dialog is open shows an error, and the page shows since when it is closed @once @rest', async ({
  page,
  signIn,
  clock,
  message,
}) => {
  await openOnMonday({ page, clock, signIn }, `${path}?order=${fresh.id}`);
  const { cancel, dialog } = await openCancelDialog({ page, message });
  await expect(dialog.getByRole('definition').first()).toBeVisible();
  await clock('2026-11-26T07:00:00Z');
  await dialog.getByRole('button', { name: message('order.cancel.action'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: '72' }).first()).toBeVisible();
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  expect((await orderOnServer(page, fresh.id)).status).toBe('confirmed');
});

test('H04 An order that another device has cancelled meanwhile shows an error, and the page shows its current state @once @rest', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('huda');
  await page.goto(`${path}?order=${fresh.id}`);
  const { cancel, dialog } = await openCancelDialog({ page, message });
  await expect(dialog.getByRole('definition').first()).toBeVisible();
  // Another device cancels the order first.
  const { version } = await orderOnServer(page, fresh.id);
  await call(page, 'POST', `/orders/${fresh.id}/cancel`, { version });
  await dialog.getByRole('button', { name: message('order.cancel.action'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(message('order.status.cancelled'));
});

test('H04 A failed cancellation can be tried again, also after a lost answer, and is made once @once @rest', async ({
  page,
  signIn,
  clock,
  controls,
  message,
  settled,
}) => {
  await clock(monday);
  await signIn('huda');
  const dialog = page.getByRole('dialog');
  const done = page.getByRole('status').filter({ hasText: new RegExp(message('order.done.refund', { amount: '.+' })) });

  await page.goto(`${path}?order=${running.id}`);
  const deliveries = page.getByRole('region', { name: message('order.deliveries.title') });
  await deliveries
    .getByRole('button', { name: new RegExp(message('order.delivery.cancel.label', { date: '' })) })
    .first()
    .click();
  const paid = (await orderOnServer(page, running.id)).payment?.refunded_amount;
  await controls({ failure: { operation: 'cancelDelivery', kind: 'html-500' } });
  await dialog.getByRole('button', { name: message('order.dialog.lunch.action') }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect((await orderOnServer(page, running.id)).payment?.refunded_amount).toBe(paid);
  // Now the server cancels the lunch, but its answer can't be parsed.
  await controls({ failure: { operation: 'cancelDelivery', kind: 'off-contract' } });
  await dialog.getByRole('button', { name: message('order.dialog.lunch.action') }).click();
  await expect.poll(async () => (await orderOnServer(page, running.id)).payment?.refunded_amount).not.toBe(paid);
  await settled();
  await expect(dialog.getByRole('alert')).toBeVisible();
  const refunded = (await orderOnServer(page, running.id)).payment?.refunded_amount;
  await controls({ failure: null });
  await dialog.getByRole('button', { name: message('order.dialog.lunch.action') }).click();
  await expect(done).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await orderOnServer(page, running.id)).payment?.refunded_amount).toBe(refunded);

  await page.goto(`${path}?order=${fresh.id}`);
  await tile(page, message('order.cancel.title')).getByRole('button').click();
  const { total } = await orderOnServer(page, fresh.id);
  const confirm = dialog.getByRole('button', { name: message('order.cancel.action'), exact: true });
  await controls({ failure: { operation: 'cancelSubOrder', kind: 'html-500' } });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect((await orderOnServer(page, fresh.id)).status).toBe('confirmed');
  await controls({ failure: { operation: 'cancelSubOrder', kind: 'off-contract' } });
  await confirm.click();
  await expect.poll(async () => (await orderOnServer(page, fresh.id)).status).toBe('cancelled');
  await settled();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await controls({ failure: null });
  await confirm.click();
  const amount = Number(total).toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(done.filter({ hasText: amount })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await orderOnServer(page, fresh.id)).status).toBe('cancelled');
});
