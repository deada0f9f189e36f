import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { studentForm } from './form-fields.ts';
import { chooseOption } from './student-steps.ts';
import { closeToasts, errorToasts } from './toast-steps.ts';

const main = (page: Page) => page.getByRole('main');

/** Expects `count` error toasts and the message of each in the place; closes the toasts. */
async function expectInPlace(page: Page, place: Locator, count: number): Promise<void> {
  await expect(errorToasts(page)).toHaveCount(count);
  for (const text of await errorToasts(page).allInnerTexts()) await expect(place).toContainText(text);
  await closeToasts(page);
}

/** Presses the dialog's button, which the server refuses: the dialog closes, and the focused error is on the page. */
async function confirmRefused(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const notice = main(page).getByRole('alert');
  await expect(notice.locator('xpath=..')).toBeFocused();
  await expect(notice).toBeInViewport();
  await expectInPlace(page, notice, 1);
}

test('E02 S02 Failed lookups of the student form show the server’s messages at their fields, which take the focus on trying again @in-arabic @rest', async ({
  page,
  signIn,
  scenario,
  message,
  language,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('huda');
  await page.goto('/profile/my-account/applicants/add-applicants');
  await form.school.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await form.target('home').check();

  for (const [label, input, text, act] of [
    ['student.school.label', form.school, 'student.school.failed', () => form.school.fill('Masar')],
    ['student.home.search', form.search, 'student.home.searchFailed', () => form.search.fill('RNJA7421')],
    [
      'student.home.neighbourhood',
      form.neighbourhood,
      'student.home.neighbourhoodFailed',
      () => chooseOption(form.region),
    ],
  ] as const) {
    await test.step(label, async () => {
      await scenario('server-error-list');
      await act();
      const field = page.locator('.mantine-InputWrapper-root').filter({ has: input });
      await expect(field).toContainText(message(text));
      await expectInPlace(page, field, 2);
      await scenario('default');
      await field.getByRole('button', { name: message('student.home.retry') }).click();
      await expect(field).not.toContainText(message(text));
      // The pressed button is gone: the field has the focus, and its options are open.
      await expect(input).toBeFocused();
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
    });
  }
});

test('E02 O03 O05 An unknown outcome of an order or a payment shows the server’s messages @in-arabic', async ({
  page,
  signIn,
  scenario,
  message,
}) => {
  await signIn('maha');
  await page.goto('/checkout');
  const press = (name: string) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
  await page.locator('input[value="mada"]').check();
  await scenario('server-error-list');
  await press(message('checkout.place'));
  await expectInPlace(
    page,
    main(page)
      .getByRole('alert')
      .filter({ hasText: message('checkout.lost.text') }),
    2,
  );

  await scenario('default');
  await press(message('checkout.again'));
  await page.waitForURL('**/mock-provider**');
  await page.locator('button[name="choice"][value="declined"]').click();
  await expect(page.getByText(message('payment.failed.text'))).toBeVisible();
  await scenario('server-error-list');
  await press(message('payment.failed.retry', { method: message('payment.method.mada') }));
  await expectInPlace(
    page,
    main(page)
      .getByRole('alert')
      .filter({ hasText: message('payment.failed.lost') }),
    2,
  );
});

test('E02 O02 An order that changed meanwhile shows the server’s message above what is new @in-arabic @rest', async ({
  page,
  signIn,
  scenario,
  message,
}) => {
  await signIn('maha');
  await page.goto('/checkout');
  await page.locator('input[value="mada"]').check();
  await scenario('price-changed');
  await page
    .getByRole('button', { name: message('checkout.place'), exact: true })
    .filter({ visible: true })
    .first()
    .click();
  const notice = main(page)
    .getByRole('alert')
    .filter({ hasText: message('checkout.changed.text') });
  // There is one message for each of the two packages.
  await expectInPlace(page, notice, 2);
});

test('E02 O04 A payment that can’t be checked shows the server’s messages @in-english @rest', async ({
  page,
  signIn,
  scenario,
  message,
}) => {
  await signIn('salma');
  await page.goto('/checkout?payment=736');
  const check = page.getByRole('button', { name: message('payment.checking.now') });
  await expect(check).toBeVisible();
  await scenario('server-error');
  await check.click();
  const unreachable = { hasText: message('payment.checking.unreachable') };
  const notice = main(page).locator('[data-kind="warning"]').filter(unreachable);
  await expect(notice.locator('p')).toHaveCount(2);
  await expect(page.getByRole('status').filter(unreachable)).toHaveCount(1);
});

test('E02 H09 New notifications that did not load, and one that could not be marked, show the server’s messages @in-arabic @rest', async ({
  page,
  signIn,
  clock,
  scenario,
  message,
}) => {
  await page.clock.install();
  await clock('2026-11-22T06:29:40Z');
  await signIn('huda');
  await page.goto('/notification');
  const fresh = main(page).getByRole('button', { name: message('notifications.new', { count: 1 }) });
  const read = main(page).getByRole('button', { name: message('notifications.row.read') });
  await expect(read).toHaveCount(1);
  await page.clock.fastForward(70_000);
  await expect(fresh).toBeVisible();

  await scenario('server-error-list');
  await fresh.click();
  await expectInPlace(
    page,
    main(page)
      .getByRole('alert')
      .filter({ hasText: message('notifications.new.failed') }),
    2,
  );
  const row = page
    .locator('li[data-notification]')
    .filter({ has: page.getByRole('button', { name: message('notifications.row.read') }) });
  await read.click();
  await expectInPlace(page, row.getByRole('alert'), 2);
  await expect(read).toBeVisible();

  await scenario('default');
  await fresh.click();
  await expect(fresh).toHaveCount(0);
  await expect(main(page).getByText(message('notifications.new.failed'))).toHaveCount(0);
});

test('E02 H04 A lunch that can’t be cancelled any more: the dialog closes and the page shows why @in-english @rest', async ({
  page,
  signIn,
  clock,
  scenario,
  message,
}) => {
  await clock('2026-11-23T07:00:00Z');
  await signIn('huda');
  await page.goto('/profile/my-orders/current-orders?order=2051&subscription=3022');
  await main(page)
    .getByRole('button', { name: new RegExp(message('order.delivery.cancel.label', { date: '' })) })
    .first()
    .click();
  await scenario('refused-cancelDelivery-409');
  await confirmRefused(page, message('order.dialog.lunch.action'));
});

test('E02 O01 A student who can’t be removed from a changed order: the dialog closes and the cart shows why @in-english @rest', async ({
  page,
  signIn,
  scenario,
  message,
}) => {
  await signIn('maha');
  await page.goto('/cart/choose-applicants');
  await page.getByRole('checkbox').last().click();
  await scenario('refused-removeOrderApplicant-409');
  await confirmRefused(page, message('cart.subscription.remove'));
});
