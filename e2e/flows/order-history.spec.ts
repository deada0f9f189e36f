import { expect, test } from '../fixtures.ts';
import { call, openOnMonday, path, running } from './order-page-steps.ts';

interface Deliveries {
  data: { deliveries: { id: number; reason_code: string | null; refund: string | null }[] };
}

interface Events {
  data: { order_events: { id: number; type: string }[] };
}

const changes = `/profile/my-orders/changes/${running.id}`;

test('G12 The history of an order has its events, the newest first, with the values before and since @in-arabic', async ({
  page,
  signIn,
  clock,
  message,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, `${path}?order=${running.id}`);
  await page.getByRole('link', { name: message('order.changes'), exact: true }).click();
  await expect(page).toHaveURL(changes);
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(
    (['refunded', 'delivery_cancelled', 'off_days_added', 'paid', 'placed'] as const).map((type) =>
      message(`orderEvents.type.${type}`),
    ),
  );
  const offDays = page.getByRole('article', { name: message('orderEvents.type.off_days_added') });
  await expect(offDays).toContainText(message('orderEvents.by.parent'));
  await expect(offDays).toContainText('#NB-20511-E3');
  const end = offDays.locator('dl > div').filter({ hasText: message('orderEvents.fact.end') });
  await expect(end).toContainText(message('orderEvents.before'));
  await expect(end).toContainText(message('orderEvents.since'));
  await axe();
});

test('G12 A cancelled lunch is added to the history, and nothing before it changes @once', async ({
  page,
  signIn,
  clock,
  message,
}) => {
  await openOnMonday({ page, clock, signIn }, changes);
  const articles = page.getByRole('article');
  const before = await articles.allTextContents();
  expect(before).toHaveLength(5);
  await page
    .getByRole('link', { name: /NB-20511/ })
    .first()
    .click();
  await page.goto(`${path}?order=${running.id}`);
  await page
    .getByRole('button', { name: new RegExp(message('order.delivery.cancel.label', { date: '' })) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: message('order.dialog.lunch.action') }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: message('order.changes'), exact: true }).click();
  await expect(articles).toHaveCount(7);
  expect((await articles.allTextContents()).slice(2)).toEqual(before);
});

test('G13 Each event has a receipt to print, and the notification of a refund opens it', async ({
  page,
  signIn,
  clock,
  message,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, changes);
  const links = page.getByRole('article').getByRole('link');
  await expect(links).toHaveCount(5);
  await links.nth(2).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('orderEvents.receipt.title'));
  const receipt = page.getByRole('article');
  await expect(receipt).toHaveCount(1);
  await expect(receipt).toContainText('#NB-20511-E3');
  await axe();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('button', { name: message('report.print') })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // A lunch that is cancelled now has its notification.
  const { data } = await call<Deliveries>(page, 'GET', `/sub-orders/${running.lama}/deliveries`);
  const lunch = data.deliveries.find(({ reason_code, refund }) => reason_code === null && refund !== null);
  await call(page, 'POST', `/sub-orders/${running.lama}/deliveries/${lunch?.id ?? 0}/cancel`);
  await page.goto('/notification');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { data: after } = await call<Events>(page, 'GET', `/orders/${running.id}/events`);
  const refunded = after.order_events.at(-1);
  expect(refunded?.type).toBe('refunded');
  await expect(page.locator(`a[href="${changes}?event=${refunded?.id ?? 0}"]`)).toBeVisible();
});
