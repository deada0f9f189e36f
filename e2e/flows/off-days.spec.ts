import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { loosely } from './journey-steps.ts';
import { lama, offDaysButton, openOffDaysAtDecember, rowOf } from './off-day-steps.ts';
import { call, openOnMonday, path, sendOffDays, students } from './order-page-steps.ts';
import { day } from './package-steps.ts';

/** The last day and the off days of Lama's subscription on the server. */
async function onServer(page: Page): Promise<{ endsOn: string; offDays: string[] }> {
  type Orders = { data: { orders: { sub_orders: { id: number; end_date: string; vacancy: string[] }[] }[] } };
  const { data } = await call<Orders>(page, 'GET', '/orders/current');
  const own = data.orders.flatMap(({ sub_orders }) => sub_orders).find(({ id }) => id === lama.subOrderId);
  return { endsOn: own?.end_date ?? '', offDays: own?.vacancy ?? [] };
}

test.beforeEach(async ({ page, signIn, clock }) => {
  await openOnMonday({ page, clock, signIn }, path);
});

test('H03 P06 A parent takes two days off: the new end is shown before, then on the order and on the server; later it is taken back @in-arabic', async ({
  page,
  message,
  axe,
}) => {
  const row = rowOf(page);
  const opener = offDaysButton({ page, message });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('grid')).toBeVisible();
  const send = dialog.getByRole('button', { name: message('orders.offDays.send', { count: 0, date: '' }) });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toHaveAccessibleDescription(new RegExp(message('orders.offDays.end.missing')));

  await dialog.getByRole('button', { name: message('subscribe.calendar.next') }).click();
  await expect(dialog.getByText(message('orders.offDays.free', { count: 3 }))).toBeVisible();
  const previews: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/vacations/preview')) previews.push(request.postData() ?? '');
  });
  await day(dialog, '2026-12-01').click();
  await day(dialog, '2026-12-02').click();
  await expect(day(dialog, '2026-12-02')).toHaveAttribute('aria-pressed', 'true');
  await expect(day(dialog, '2026-12-17')).toHaveAttribute('data-state', 'last');
  await expect(dialog.getByText(message('orders.offDays.adding', { count: 2 }))).toBeVisible();
  await expect(dialog.locator('[aria-busy="false"][aria-live]')).toContainText('17');
  expect(previews).toContain(JSON.stringify({ sub_order_id: lama.subOrderId, vacancy: ['2026-12-01', '2026-12-02'] }));
  await axe();

  await sendOffDays(dialog).click();
  await expect(page.getByText(message('orders.offDays.added'))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(row).toContainText('17');
  const added = message('orders.offDays.line.added', { count: 2, dates: '|' }).split('|')[0] ?? '';
  await expect(row).toContainText(added);
  expect(await onServer(page)).toEqual({
    endsOn: '2026-12-17',
    offDays: ['2026-11-10', '2026-12-01', '2026-12-02'],
  });
  type News = { data: { notifications: { type: string; entity_id: number }[] } };
  const { data } = await call<News>(page, 'GET', '/notifications');
  expect(data.notifications[0]).toMatchObject({ type: 'off_day_added', entity_id: lama.subOrderId });
  await axe();

  // December's one request is used; its off days open the dialog that removes them.
  await opener.click();
  await dialog.getByRole('button', { name: message('subscribe.calendar.next') }).click();
  await expect(day(dialog, '2026-12-03')).toHaveAttribute('aria-disabled', 'true');
  await expect(day(dialog, '2026-12-03')).toHaveAccessibleName(
    new RegExp(message('orders.offDays.day.monthRequested', { month: '|' }).split('|')[0] ?? ''),
  );
  await day(dialog, '2026-12-01').click();
  const keep = dialog.getByRole('button', { name: message('orders.offDays.remove.keep', { count: 2 }) }).first();
  await expect(keep).toBeFocused();
  await axe();
  await page.keyboard.press('Escape');
  await expect(day(dialog, '2026-12-01')).toBeFocused();
  await dialog.getByRole('button', { name: message('orders.offDays.request.remove'), exact: true }).click();
  await dialog.getByRole('button', { name: message('orders.offDays.remove.confirm'), exact: true }).click();
  await expect(page.getByText(message('orders.offDays.remove.done', { count: 2 }))).toBeVisible();
  await expect(day(dialog, '2026-12-01')).toHaveAttribute('data-state', 'delivery');
  expect((await onServer(page)).endsOn).toBe('2026-12-15');
  const { data: later } = await call<News>(page, 'GET', '/notifications');
  expect(later.notifications[0]).toMatchObject({ type: 'off_day_taken_back', entity_id: lama.subOrderId });
});

test('H03 Each day that cannot be skipped shows why, in its name and in a line, and names the next one that can @in-english', async ({
  page,
  message,
  axe,
}) => {
  await offDaysButton({ page, message }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(message('orders.offDays.free', { count: 2 }))).toBeVisible();
  const reasons = [
    ['2026-11-05', message('subscribe.day.outside')],
    ['2026-11-08', message('orders.offDays.day.delivered')],
    ['2026-11-10', message('orders.offDays.day.offBeforePaying')],
    ['2026-11-13', message('subscribe.day.weekend')],
    ['2026-11-25', message('orders.offDays.day.tooLate', { hours: 48 })],
    ['2026-11-29', message('orders.offDays.day.cancelled')],
  ] as const;
  for (const [on, reason] of reasons) {
    const closed = day(dialog, on);
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await expect(closed).toHaveAccessibleName(new RegExp(reason.replace(/\.$/, '')));
    // A disabled day can be pressed, and the page shows why it can't be chosen.
    await closed.press('Enter');
    await expect(dialog.getByRole('status').filter({ hasText: reason })).toBeVisible();
  }
  await expect(day(dialog, '2026-11-16')).toHaveAttribute('data-state', 'vacation');
  await axe();
  // After the 29th, which can't be chosen, the next day is the 30th.
  await dialog
    .getByRole('button')
    .filter({ hasText: message('orders.offDays.next', { date: '' }).trim() })
    .click();
  await expect(day(dialog, '2026-11-30')).toBeFocused();

  // November already has one off day: two more reach the limit, and December's days need a separate request.
  await page.keyboard.press('Enter');
  await day(dialog, '2026-11-26').click();
  await expect(dialog.getByText(message('orders.offDays.adding', { count: 2 }))).toBeVisible();
  const next = dialog.getByRole('button', { name: message('subscribe.calendar.next') });
  await next.click();
  await day(dialog, '2026-12-01').press('Enter');
  const otherMonth = message('orders.offDays.day.otherMonth', { month: '|' }).split('|')[0] ?? '';
  await expect(dialog.getByRole('status').filter({ hasText: otherMonth })).toBeVisible();
  await dialog
    .getByRole('list', { name: message('orders.offDays.picked') })
    .getByRole('button')
    .first()
    .click();
  await expect(dialog.getByRole('list', { name: message('orders.offDays.picked') }).getByRole('listitem')).toHaveCount(
    1,
  );
  await expect(dialog.getByText(message('orders.offDays.end.after', { count: 1 }))).toBeVisible();

  // Three days of December use up the allowance: both the app and the server refuse a fourth.
  await dialog
    .getByRole('list', { name: message('orders.offDays.picked') })
    .getByRole('button')
    .first()
    .click();
  for (const on of ['2026-12-01', '2026-12-02', '2026-12-03']) await day(dialog, on).press('Enter');
  await day(dialog, '2026-12-07').press('Enter');
  const [allTaken = ''] = message('subscribe.day.allowanceUsed', { limit: 3, month: '|' }).split('|');
  await expect(dialog.getByRole('status').filter({ hasText: allTaken })).toBeVisible();
  await expect(day(dialog, '2026-12-07')).not.toHaveAttribute('aria-pressed', 'true');
  const refused = await call<{ custom_status: number }>(page, 'POST', `/applicants/${lama.applicantId}/vacations`, {
    sub_order_id: lama.subOrderId,
    vacancy: ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-07'],
  });
  expect(refused.custom_status).toBe(422);
  expect((await onServer(page)).offDays).toEqual(['2026-11-10']);
});

test('H03 By keyboard alone: open, walk the calendar, pick, send, and be back where it began @once @rest', async ({
  page,
  message,
  language,
}) => {
  const opener = offDaysButton({ page, message });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  const first = day(dialog, '2026-11-26');
  await expect(first).toHaveAttribute('tabindex', '0');
  await tabTo(page, first);
  await page.keyboard.press('PageDown');
  await expect(day(dialog, '2026-12-26')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(day(dialog, '2026-12-06')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(day(dialog, '2026-12-06')).toHaveAttribute('aria-pressed', 'true');
  const send = dialog.locator('button:not([data-variant="secondary"])').filter({ hasText: '6' }).last();
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(page.getByText(message('orders.offDays.added'))).toBeVisible();
  await expect(opener).toBeFocused();
  expect(await onServer(page)).toEqual({ endsOn: '2026-12-16', offDays: ['2026-11-10', '2026-12-06'] });

  // Other pages also show that the lunches end a day later.
  const newEnd = language === 'ar' ? /16\s+ديسمبر/ : /16\s+Dec/;
  const oldEnd = language === 'ar' ? /15\s+ديسمبر/ : /15\s+Dec/;
  await page.goto(`${path}?order=${lama.orderId}&subscription=${lama.subOrderId}`);
  const deliveries = page.getByRole('region', { name: message('order.deliveries.title') });
  await deliveries
    .getByRole('button', { name: loosely(message('order.deliveries.all', { count: 18 }).split('18')[0] ?? '') })
    .click();
  await expect(deliveries.getByRole('listitem').last()).toContainText(newEnd);
  await expect(page.getByRole('main')).toContainText(newEnd);
  const name = students.lama[language];
  await page.goto(`/profile/my-orders/report/${lama.orderId}`);
  const end = page
    .getByRole('region', { name, exact: true })
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${message('report.field.end')}$`) })
    .locator('xpath=following-sibling::dd');
  await expect(end).toContainText(newEnd);
  await page.goto('/profile/my-account/applicants');
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText(newEnd);
  await expect(card).not.toContainText(oldEnd);
});

test('H03 A day taken off in another tab meanwhile: the error is shown in the dialog, the picked days stay, and there is a next step @once @rest', async ({
  page,
  message,
  axe,
}) => {
  const dialog = await openOffDaysAtDecember({ page, message });
  await day(dialog, '2026-12-01').click();
  await expect(dialog.locator('[aria-busy="false"][aria-live]')).toContainText('16');
  await call(page, 'POST', `/applicants/${lama.applicantId}/vacations`, {
    sub_order_id: lama.subOrderId,
    vacancy: ['2026-12-07'],
  });
  await sendOffDays(dialog).click();
  const refusal = dialog.getByRole('alert').filter({ hasText: message('orders.offDays.refused') });
  await expect(refusal).toBeVisible();
  const picked = dialog.getByRole('list', { name: message('orders.offDays.picked') });
  await expect(picked.getByRole('listitem')).toHaveCount(1);
  // The calendar is updated: the other tab's day is off, and the month's request is used.
  await expect(day(dialog, '2026-12-07')).toHaveAttribute('data-state', 'off');
  await axe();
  await refusal.getByRole('button', { name: message('subscribe.offDays.removeInvalid', { count: 1 }) }).click();
  await expect(refusal).toBeHidden();
  await expect(day(dialog, '2026-12-01')).toBeFocused();
  expect((await onServer(page)).offDays).toEqual(['2026-11-10', '2026-12-07']);
});

test('H03 An unknown outcome is not shown as unchanged, and sending again is shown as done, once @once @rest', async ({
  page,
  message,
  controls,
  settled,
  axe,
}) => {
  const opener = offDaysButton({ page, message });
  await opener.click();
  const dialog = page.getByRole('dialog');
  const lost = dialog.getByRole('alert').filter({ hasText: message('orders.offDays.lost') });
  await dialog.getByRole('button', { name: message('subscribe.calendar.next') }).click();
  await day(dialog, '2026-12-01').click();
  await expect(dialog.locator('[aria-busy="false"][aria-live]')).toContainText('16');
  await settled();
  const send = sendOffDays(dialog);
  await controls({ failure: { operation: 'createApplicantVacation', kind: 'html-500' } });
  await send.click();
  await expect(lost).toContainText(message('orders.offDays.lost.text'));
  await expect(dialog.getByText(message('orders.offDays.refused'))).toHaveCount(0);
  await axe();
  expect((await onServer(page)).offDays).toEqual(['2026-11-10']);

  // Now the server adds the off day, but its answer can't be parsed.
  await controls({ failure: { operation: 'createApplicantVacation', kind: 'off-contract' } });
  await send.click();
  await expect.poll(async () => (await onServer(page)).offDays).toEqual(['2026-11-10', '2026-12-01']);
  await settled();
  await expect(lost).toContainText(message('orders.offDays.lost.text'));
  await controls({ failure: null });
  await send.click();
  await expect(page.getByText(message('orders.offDays.added'))).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await onServer(page)).toEqual({ endsOn: '2026-12-16', offDays: ['2026-11-10', '2026-12-01'] });

  await opener.click();
  await dialog.getByRole('button', { name: message('subscribe.calendar.next') }).click();
  await dialog.getByRole('button', { name: message('orders.offDays.request.remove'), exact: true }).click();
  const confirm = dialog.getByRole('button', { name: message('orders.offDays.remove.confirm'), exact: true });
  await controls({ failure: { operation: 'deleteApplicantVacation', kind: 'html-500' } });
  await confirm.click();
  await expect(lost).toContainText(message('orders.offDays.lost.text'));
  expect((await onServer(page)).endsOn).toBe('2026-12-16');
  await controls({ failure: { operation: 'deleteApplicantVacation', kind: 'off-contract' } });
  await confirm.click();
  await expect.poll(async () => (await onServer(page)).endsOn).toBe('2026-12-15');
  await settled();
  await expect(lost).toContainText(message('orders.offDays.lost.text'));
  await controls({ failure: null });
  await confirm.click();
  await expect(page.getByText(message('orders.offDays.remove.done', { count: 1 }))).toBeVisible();
  await expect(day(dialog, '2026-12-01')).toHaveAttribute('data-state', 'delivery');
  expect((await onServer(page)).endsOn).toBe('2026-12-15');
});

test('H03 The last request that can be made takes its button along: the focus goes on to the heading above @once @rest', async ({
  page,
  message,
}) => {
  await expect(rowOf(page)).toBeVisible();
  await call(page, 'POST', `/applicants/${lama.applicantId}/vacations`, {
    sub_order_id: lama.subOrderId,
    vacancy: ['2026-12-07'],
  });
  await page.goto(`${path}?order=${lama.orderId}&subscription=${lama.subOrderId}`);
  const pause = page.getByRole('group', { name: message('order.offDays.title'), exact: true });
  await pause.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await day(dialog, '2026-11-26').click();
  await expect(dialog.locator('[aria-busy="false"][aria-live]')).toContainText('17');
  await sendOffDays(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(pause).toHaveAttribute('aria-disabled', 'true');
  await expect(pause.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: message('order.actions.title') })).toBeFocused();
  expect(await onServer(page)).toEqual({
    endsOn: '2026-12-17',
    offDays: ['2026-11-10', '2026-11-26', '2026-12-07'],
  });
});

/** Presses Tab until the target has the focus; a dialog has few stops. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 15; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
