import { expect, test } from '../fixtures.ts';
import { fresh, openOnMonday, orderOnServer, path, running, tile } from './order-page-steps.ts';

const amountOf = (text: string) => Number((/[\d,]+\.\d\d/.exec(text)?.[0] ?? '').replaceAll(',', ''));

/** The morning after the running order was paid: its first lunches can no longer be cancelled. */
const early = '2026-11-03T07:00:00Z';

test('G10 Before a whole order is cancelled, its refund is a sum that adds up, for now and for a later day', async ({
  page,
  signIn,
  clock,
  message,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, `${path}?order=${running.id}`);
  await clock(early);
  await page.reload();
  await tile(page, message('order.cancel.title'))
    .getByRole('button', { name: message('order.cancel.order'), exact: true })
    .click();
  const sum = page.getByRole('dialog').getByRole('region', { name: message('order.quote.title') });
  const rows = sum.locator('dl').first().locator('dd');
  await expect(rows.first()).toBeVisible();
  const halalas = (await rows.allTextContents()).map((text) => Math.round(amountOf(text) * 100));
  const [paid = 0, ...rest] = halalas;
  const refund = rest.pop() ?? 0;
  expect(rest.length).toBeGreaterThan(0);
  expect(paid - rest.reduce((all, each) => all + each, 0)).toBe(refund);
  await axe();

  const days = sum.getByRole('radio');
  await days.first().check({ force: true });
  await expect(sum.getByRole('status')).not.toBeEmpty();
  await days.last().check({ force: true });
  await expect(sum.getByRole('status')).toContainText(
    message('order.quote.later.closed', { date: '@' }).split('@')[1] ?? 'nothing',
  );
  await axe();
});

test('G11 A refund that has changed meanwhile is shown again before anything is cancelled, and its number is kept', async ({
  page,
  signIn,
  clock,
  message,
}) => {
  // Paid 20 hours before; its first lunch comes on Sunday the 29th.
  await clock('2026-11-26T17:00:00Z');
  await signIn('huda');
  await page.goto(`${path}?order=${fresh.id}`);
  const tileOfCancelling = tile(page, message('order.cancel.title'));
  await expect(tileOfCancelling).toBeVisible();
  // Ten minutes before the first lunch can no longer be cancelled.
  await clock('2026-11-27T06:20:00Z');
  await page.reload();
  await tileOfCancelling.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const sum = dialog.getByRole('region', { name: message('order.quote.title') });
  const refund = sum.locator('dl').first().locator('dd').last();
  await expect(refund).toBeVisible();
  const before = amountOf((await refund.textContent()) ?? '');
  await clock('2026-11-27T06:40:00Z');
  const confirm = dialog.getByRole('button', { name: message('order.cancel.action'), exact: true });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(sum).toContainText(message('order.quote.locked', { count: 1 }));
  const after = amountOf((await refund.textContent()) ?? '');
  expect(after).toBeLessThan(before);
  expect((await orderOnServer(page, fresh.id)).status).toBe('confirmed');
  await confirm.click();
  await expect(dialog).toBeHidden();
  const { status, payment } = await orderOnServer(page, fresh.id);
  expect(status).toBe('cancelled');
  expect(Number(payment?.refunded_amount)).toBe(after);
  await page.goto(`/profile/my-orders/report/${fresh.id}`);
  await expect(page.getByRole('main')).toContainText(/QT-20533-[0-9A-F]{8}/);
});
