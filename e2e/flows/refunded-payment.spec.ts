import { expect, test } from '../fixtures.ts';
import { endPayment } from './order-steps.ts';
import { saveElsewhere } from './save-elsewhere.ts';

test('O08 A payment for a package that no longer fits is refunded, says why, and leads to the cart', async ({
  page,
  message,
  signIn,
  axe,
}) => {
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const place = page.getByRole('button', { name: message('checkout.place'), exact: true });
  await signIn('maha');
  await page.goto('/checkout');
  await expect(heading).toHaveText(message('checkout.page.title'));
  await main.locator('input[value="mada"]').check();
  await place.filter({ visible: true }).first().click();
  await page.waitForURL('**/mock-provider**');
  const provider = page.url();
  await page.goto('/cart/choose-applicants');
  await expect(heading).toBeVisible();
  const allergens = [{ code: 'wheat', severity: 'severe' }];
  expect(await saveElsewhere(page, '/applicants/15', 'applicant', { allergens }, 'maha')).toBe(200);
  await page.goto(provider);
  await endPayment(page, 'paid');
  await expect(heading).toHaveText(message('payment.refunded.title'));
  await expect(main).toContainText(message('payment.refunded.unfit'));
  await expect(main.getByText(message('safety.mark.package.blocked')).first()).toBeVisible();
  await axe();
  await main.getByRole('link', { name: message('payment.failed.cart') }).click();
  await expect(heading).toHaveText(message('cart.page.title'));
});
