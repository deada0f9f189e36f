import { expect, test } from '../fixtures.ts';
import {
  addStudent,
  addToOrder,
  endPayment,
  findPackage,
  followOrder,
  goToCheckout,
  journeyClock,
  placeOrder,
  signUpOnTheWay,
} from './journey-steps.ts';

test('R01 R09 R10 R21 R30 R17 R18 R27 P01 O04 A parent signs up, registers a child, subscribes and pays @journey', async ({
  page,
  language,
  message,
  clock,
  axe,
}) => {
  test.setTimeout(120_000);
  const traveller = { page, language, message };
  await clock(journeyClock);
  await findPackage(traveller);
  await axe();
  await signUpOnTheWay(traveller);
  await addStudent(traveller);
  await addToOrder(traveller);
  await axe();
  await goToCheckout(traveller);
  await axe();
  await placeOrder(traveller);
  await axe();
  await endPayment(page, 'pay');
  await page.waitForURL('**/sub-successful**');
  await axe();
  await followOrder(traveller);
  await axe();
  await page.goto('/cart/choose-applicants');
  await expect(page.getByRole('heading', { name: message('cart.empty.title') })).toBeVisible();
});

test.describe('P07 far from home', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('P07 A parent in Los Angeles sees the dates of Riyadh', async ({ page, language, message, clock }) => {
    test.setTimeout(120_000);
    const traveller = { page, language, message };
    // 21 November, 23:30 in Los Angeles, is already Sunday in Riyadh.
    await clock('2026-11-22T07:30:00Z');
    await findPackage(traveller);
    await signUpOnTheWay(traveller);
    await addStudent(traveller);
    await addToOrder(traveller);
    await goToCheckout(traveller);
    await placeOrder(traveller);
    await endPayment(page, 'pay');
    await followOrder(traveller);
  });
});
