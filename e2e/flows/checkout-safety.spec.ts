import { expect, test } from '../fixtures.ts';
import { students } from './order-page-steps.ts';
import { openPackage, panelOf } from './package-steps.ts';

test('F16 F17 What was found for a child is shown in the cart, and acknowledged at the checkout before paying', async ({
  page,
  message,
  language,
  signIn,
  axe,
}) => {
  await signIn('huda');
  const lama = students.lama[language];
  await openPackage(page, '/packages/1');
  const panel = panelOf({ page, message });
  await panel.getByRole('checkbox', { name: lama }).check();
  await expect(panel.getByRole('group', { name: lama, exact: true })).toBeVisible();
  await panel.getByRole('button', { name: message('subscribe.checkout') }).click();
  // The page before is shown until the new one is complete.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.page.title'));
  const main = page.getByRole('main');
  await expect(main.getByText(message('safety.mark.package.check'))).toBeVisible();
  const place = main.getByRole('button', { name: message('checkout.place') }).first();
  await main.getByRole('radio').first().check();
  await place.click();
  const unticked = message('checkout.safety.unticked', { name: lama });
  await expect(main.getByRole('link', { name: unticked })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  await axe();

  await page.goto('/cart/choose-applicants');
  await expect(main.getByText(message('safety.mark.package.check'))).toBeVisible();
  await axe();

  await page.goto('/checkout');
  await main.getByRole('radio').first().check();
  const acknowledged = main.getByRole('checkbox', {
    name: new RegExp(lama),
  });
  await acknowledged.check();
  const sent = page.waitForRequest((request) => request.url().endsWith('/checkout') && request.method() === 'POST');
  await place.click();
  const body = (await sent).postDataJSON() as { acknowledgements: { applicant_id: number; findings: string[] }[] };
  expect(body.acknowledgements).toHaveLength(1);
  expect(body.acknowledgements[0]?.applicant_id).toBe(13);
  expect(body.acknowledgements[0]?.findings).not.toEqual([]);
  await expect(page).not.toHaveURL(/\/checkout$/);
});
