import { pointer } from '../flows/hands.ts';
import {
  addStudent,
  addToOrder,
  endPayment,
  findPackage,
  followOrder,
  goToCheckout,
  placeOrder,
  signUpOnTheWay,
} from '../flows/journey-steps.ts';
import { expect, test } from './fixtures.ts';

test('R01 R09 R10 R17 R18 R21 R27 R30 P01 O04 A parent signs up, registers a child, subscribes and pays, with no mock in the page', async ({
  page,
  language,
  message,
  parent,
  codeFor,
  origins,
}) => {
  const traveller = {
    page,
    hand: pointer(page),
    language,
    message,
    parent,
    newestCode: () => codeFor(parent.mobileNumber),
  };
  const verifying = page.waitForRequest('**/api/v1/verify-user-firebase', { timeout: 60_000 });
  await findPackage(traveller);
  await signUpOnTheWay(traveller);
  expect(new URL((await verifying).url()).origin, 'the API is another origin').toBe(origins.api);
  expect(await (await verifying).headerValue('firebase-token')).toMatch(/^ey[\w-]+\.ey[\w-]+\.$/);
  await addStudent(traveller);
  await addToOrder(traveller);
  await goToCheckout(traveller);
  await placeOrder(traveller);
  expect(new URL(page.url()).origin, 'the payment company stands elsewhere').toBe(origins.api);
  await endPayment(traveller, 'paid');
  await page.waitForURL(`${origins.app}/**`);
  await followOrder(traveller);
  await page.goto('/cart/choose-applicants');
  await expect(page.getByRole('heading', { name: message('cart.empty.title') })).toBeVisible();
});
