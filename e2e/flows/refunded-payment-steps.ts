import { expect } from '@playwright/test';
import type { Screen } from './form-fields.ts';
import { endPayment, placeWithMada } from './order-steps.ts';
import { saveElsewhere } from './save-elsewhere.ts';

/**
 * On Maha's checkout: places the order, adds a severe allergy to a student on another device while the payment is open,
 * and pays.
 */
export async function payUnfitPackage({ page, message }: Pick<Screen, 'page' | 'message'>): Promise<void> {
  await placeWithMada(page, message('checkout.place'));
  await page.waitForURL('**/mock-provider**');
  const provider = page.url();
  await page.goto('/cart/choose-applicants');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const allergens = [{ code: 'wheat', severity: 'severe' }];
  expect(await saveElsewhere(page, '/applicants/15', 'applicant', { allergens }, 'maha')).toBe(200);
  await page.goto(provider);
  await endPayment(page, 'paid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('payment.refunded.title'));
}
