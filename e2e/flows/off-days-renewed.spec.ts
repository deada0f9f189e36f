import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { lama, openOffDaysAtDecember, rowOf } from './off-day-steps.ts';
import { call, openOnMonday, path, sendOffDays, tile } from './order-page-steps.ts';
import { placeWithMada } from './order-steps.ts';
import { day } from './package-steps.ts';

test.beforeEach(async ({ page, signIn, clock }) => {
  await openOnMonday({ page, clock, signIn }, path);
  await expect(rowOf(page)).toBeVisible();
});

/** Moves Lama's last lunch to Thursday 17 December, and begins her renewal in the cart on the Sunday after. */
async function renewClosely(page: Page): Promise<void> {
  const { applicantId, subOrderId } = lama;
  await call(page, 'POST', `/applicants/${applicantId}/vacations`, {
    sub_order_id: subOrderId,
    vacancy: ['2026-11-26', '2026-11-30'],
  });
  await call(page, 'POST', '/orders', {
    applicants: [
      { applicant_id: applicantId, package_id: 2, start_date: '2026-12-20', number_of_months: 1, vacancy: [] },
    ],
  });
}

/** Places the order in the cart, to be paid with mada. */
async function placeOrder(page: Page, name: string): Promise<void> {
  await page.goto('/checkout');
  // The package has a lunch to check for her, which has to be acknowledged.
  await page.getByRole('main').getByRole('checkbox').check();
  await placeWithMada(page, name);
}

test('H03 O07 A renewal in the cart hinders no off day; it is refused when it is to be paid, with what is in its way @once @rest', async ({
  page,
  language,
  message,
  axe,
}) => {
  await renewClosely(page);
  await page.goto(`${path}?order=${lama.orderId}&subscription=${lama.subOrderId}`);
  await tile(page, message('order.offDays.title')).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await day(dialog, '2026-12-01').click();
  await expect(dialog.locator('[aria-busy="false"][aria-live]')).toContainText('20');
  await expect(dialog.getByRole('alert')).toBeEmpty();
  await sendOffDays(dialog).click();
  await expect(dialog).toBeHidden();
  type Ends = { data: { order: { sub_orders: { id: number; end_date: string }[] } } };
  const { data } = await call<Ends>(page, 'GET', `/orders/${lama.orderId}`);
  expect(data.order.sub_orders.find(({ id }) => id === lama.subOrderId)?.end_date).toBe('2026-12-20');

  await placeOrder(page, message('checkout.place'));
  const refusal = page.getByRole('alert').filter({ hasText: message('checkout.blocked.title') });
  await expect(refusal).toContainText(
    language === 'ar'
      ? 'لدى لمى الحربي اشتراك من 8 نوفمبر 2026 حتى 20 ديسمبر 2026.'
      : 'Lama Al Harbi has a subscription from 8 November 2026 until 20 December 2026.',
  );
  await axe();
});

test('H03 Where the next subscription waits for its payment, the days it leaves no room for say so, and so does the pause @once @rest', async ({
  page,
  message,
  axe,
}) => {
  await renewClosely(page);
  await placeOrder(page, message('checkout.place'));
  await page.waitForURL('**/mock-provider**');
  await page.goto(path);
  const dialog = await openOffDaysAtDecember({ page, message });
  await expect(day(dialog, '2026-12-01')).toHaveAttribute('aria-disabled', 'true');
  await expect(day(dialog, '2026-12-01')).toHaveAccessibleName(new RegExp(message('subscribe.day.offOverlap')));

  await page.goto(`${path}?order=${lama.orderId}&subscription=${lama.subOrderId}`);
  const pause = tile(page, message('order.offDays.title'));
  await expect(pause).toContainText(message('order.offDays.overlap'));
  await expect(pause).toContainText(message('order.offDays.overlap.text'));
  await expect(pause.getByRole('button')).toHaveCount(0);
  await axe();
});
