import { findPersona } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';

test('E01 O06 Going offline in the middle of ordering and back loses nothing and orders once', async ({
  page,
  context,
  signIn,
  scenario,
  message,
}) => {
  await signIn('maha');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/cart/choose-applicants');
  await expect(heading).toHaveText(message('cart.page.title'));
  await page.goto('/checkout');
  const mada = page.getByRole('radio', { name: message('payment.method.mada') });
  await mada.check();

  // The line is gone: for the server, and for the app's own files.
  await scenario('offline');
  await context.setOffline(true);
  const main = page.getByRole('main');
  const place = main
    .getByRole('button', { name: new RegExp([message('checkout.place'), message('checkout.again')].join('|')) })
    .filter({ visible: true })
    .first();
  await place.click();
  await expect(main.getByRole('alert').filter({ visible: true }).first()).toBeVisible();
  await expect(mada).toBeChecked();
  await expect(page.getByText(message('shell.offline.title')).first()).toBeVisible();

  // And is back: the same press goes on, once.
  await context.setOffline(false);
  await scenario('default');
  await place.click();
  await page.waitForURL('**/mock-provider**');
  await page.locator('button[name="choice"][value="paid"]').click();
  await page.waitForURL('**/sub-successful**');
  await expect(heading).toHaveText(message('confirmed.page.title'));
  const ordered = await page.evaluate(async (userId) => {
    const state = await window.nabtaMock?.state();
    return {
      orders: state?.orders.filter(({ user_id }) => user_id === userId).map(({ status }) => status),
      payments: state?.payments.filter(({ user_id }) => user_id === userId).map(({ status }) => status),
    };
  }, findPersona('maha').account?.userId);
  expect(ordered).toEqual({ orders: ['paid'], payments: ['paid'] });
});
