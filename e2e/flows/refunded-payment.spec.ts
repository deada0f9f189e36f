import { expect, test } from '../fixtures.ts';
import { payUnfitPackage } from './refunded-payment-steps.ts';

test('O08 A payment for a package that no longer fits is refunded, says why, and leads to the cart', async ({
  page,
  message,
  signIn,
  axe,
}) => {
  await signIn('maha');
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.page.title'));
  await payUnfitPackage({ page, message });
  const main = page.getByRole('main');
  await expect(main).toContainText(message('payment.refunded.unfit'));
  await expect(main.getByText(message('safety.mark.package.blocked')).first()).toBeVisible();
  await axe();
  await main.getByRole('link', { name: message('payment.failed.cart') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('cart.page.title'));
});
