import { findPersona } from '../../mocks/personas.ts';
import { downloadFrom } from '../download.ts';
import { expect, test } from '../fixtures.ts';
import { submitSignIn } from './account-steps.ts';
import { students } from './order-page-steps.ts';
import { endPayment, serverDraft } from './order-steps.ts';
import { countField, openPackage } from './package-steps.ts';
import { brokenDates } from './text-lines.ts';

test('O01 P02 R30 One student goes from the package straight to the checkout, and the cart is one tap away @in-arabic', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('noura');
  await openPackage(page, '/packages/1');
  await page.getByRole('button', { name: message('subscribe.checkout'), exact: true }).click();
  await page.waitForURL('**/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.page.title'));
  await page.getByRole('link', { name: message('checkout.add') }).click();
  await page.waitForURL('**/cart/choose-applicants');
  await expect(page.getByRole('checkbox')).toHaveCount(1);

  // A change of the dates that starts at the checkout returns to the checkout.
  await page.goBack();
  await page.getByRole('link', { name: message('cart.subscription.edit.of', { name: '' }).trim() }).click();
  await page.waitForURL('**/packages/1?**');
  await countField(page).fill('2');
  await page.getByRole('button', { name: message('subscribe.add.change') }).click();
  await page.waitForURL('**/checkout');
});

test('O02 Cart and checkout name each package once and sum up the order once @in-english @rest', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('maha');
  const packages = language === 'ar' ? ['الصحي اليومي', 'شهية تكبر'] : ['Everyday Healthy', 'Growing Appetite'];
  for (const path of ['/cart/choose-applicants', '/checkout']) {
    await page.goto(path);
    await expect(page.getByRole('complementary')).toHaveCount(1);
    for (const name of packages) await expect(page.getByRole('main').getByText(name)).toHaveCount(1);
  }
});

test('X03 O02 Cart and checkout keep each date, Gregorian or Hijri, on one line @in-arabic @rest', async ({
  page,
  signIn,
  viewport,
}) => {
  await signIn('maha');
  for (const path of ['/cart/choose-applicants', '/checkout']) {
    await page.goto(path);
    await expect(page.getByRole('complementary')).toBeVisible();
    for (const width of [viewport?.width ?? 0, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await brokenDates(page), `${path} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await page.setViewportSize(viewport ?? { width: 1280, height: 800 });
  }
});

test('L08 O06 The focus frame of “Checking your payment” has the round corners of a panel @in-english @rest', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('salma');
  await page.goto('/checkout');
  await page.waitForURL('**/checkout?payment=**');
  const title = page.getByRole('heading', { level: 1, name: message('payment.checking.title') });
  await title.focus();
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('border-radius', '12px');
});

test('O04 H06 “Download report” saves the PDF and stays on the page; “Follow the order” opens that very order @in-english @rest', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('maha');
  await page.goto('/checkout');
  await page.locator('input[value="mada"]').check();
  const draft = await serverDraft(page);
  await page
    .getByRole('button', { name: message('checkout.place') })
    .filter({ visible: true })
    .first()
    .click();
  await endPayment(page, 'paid');
  await page.waitForURL('**/sub-successful**');
  const saved = await downloadFrom(page, page.getByRole('button', { name: message('confirmed.receipt.report') }));
  expect(saved.suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByText(message('report.download.done'))).toBeVisible();
  await expect(page).toHaveURL(/sub-successful/);
  await axe();
  await page.getByRole('link', { name: message('confirmed.follow') }).click();
  await expect(page).toHaveURL(new RegExp(`current-orders\\?order=${draft?.id}$`));
});

test('O01 H01 In the cart a student with a subscription is shown with its last day, as in the list of orders @in-english @rest', async ({
  page,
  signIn,
  message,
  language,
}) => {
  await signIn('huda');
  await page.goto('/cart/choose-applicants?applicant=13');
  const name = students.lama[language];
  const until = language === 'ar' ? '15 ديسمبر 2026' : '15 Dec 2026';
  const row = page.getByRole('region', { name });
  await expect(row).toContainText(message('cart.other.subscribed', { date: until }));
  await page.goto('/profile/my-orders/current-orders');
  await expect(page.getByRole('listitem', { name: new RegExp(name) })).toContainText(until);
});

test('A07 A session that ends in the cart leads to sign-in and back to the cart @in-arabic', async ({
  page,
  signIn,
  message,
  scenario,
}) => {
  await signIn('maha');
  // The top bar asks for these when the browser is idle. Refused, they would lead to sign-in before the press below.
  const topBar = Promise.all([page.waitForResponse(/\/notifications\?/), page.waitForResponse(/\/users\/\d+$/)]);
  await page.goto('/cart/choose-applicants');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await topBar;
  await scenario('session-expired');
  await page.getByRole('checkbox').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: message('cart.subscription.remove'), exact: true })
    .click();
  await page.waitForURL('**/signin**');
  await expect(page.getByText(message('errors.session.expired'))).toHaveCount(1);
  await scenario('default');
  await submitSignIn({ page, message }, findPersona('maha').account);
  await page.waitForURL('**/cart/choose-applicants');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
});
