import { expect, test } from '../fixtures.ts';
import { endPayment, placeWithMada, serverDraft } from './order-steps.ts';

test('O05 An order whose start has passed is not paid again; the page says when it can be chosen again', async ({
  page,
  signIn,
  message,
  language,
  clock,
  axe,
}) => {
  await clock('2026-11-26T20:50:00Z');
  await signIn('maha');
  await page.goto('/checkout');
  await placeWithMada(page, message('checkout.place'));
  await endPayment(page, 'declined');
  const retry = page.getByRole('button', {
    name: message('payment.failed.retry', { method: message('payment.method.mada') }),
  });
  await expect(retry).toBeVisible();
  await clock('2026-11-26T21:00:00Z');
  await retry.click();
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText(message('checkout.blocked.title'));
  const time = language === 'ar' ? 'الجمعة 27 نوفمبر، 12:20 ص' : 'Fri 27 Nov, 12:20 am';
  await expect(notice).toContainText(message('payment.failed.changeFrom', { time }));
  await axe();
  expect((await serverDraft(page))?.payment?.status).toBe('failed');

  await clock('2026-11-26T21:21:00Z');
  await page.goto('/cart/choose-applicants');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
});
