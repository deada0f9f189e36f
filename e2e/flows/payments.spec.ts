import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pickByKeyboard, serverDates } from './date-range-steps.ts';
import { pressInDialog } from './dialog-steps.ts';
import type { Screen } from './form-fields.ts';
import { endPayment, serverCards, serverDraft } from './order-steps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** Pays again from the page of the failed payment. */
async function retryWithMada({ page, message }: Screen): Promise<void> {
  await expect(heading(page)).toHaveText(message('payment.failed.title'));
  await page
    .getByRole('button', { name: message('payment.failed.retry', { method: message('payment.method.mada') }) })
    .click();
}

const paymentPath = '/profile/my-orders/payment';
const historyPath = '/profile/my-orders/order';

test('H07 R25 A parent sees every payment with order, date, amount, status and card, and what each status means @in-arabic', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('huda');
  await page.goto(historyPath);
  await expect(heading(page)).toHaveText(message('payments.history.title'));
  await expect(page).toHaveTitle(new RegExp(message('payments.history.title')));
  await expect(rows(page)).toHaveCount(6);
  for (const column of ['order', 'date', 'means', 'amount', 'status'] as const) {
    await expect(page.getByRole('columnheader', { name: message(`payments.column.${column}`) })).toBeAttached();
  }

  const card = rows(page).filter({ hasText: '#NB-20418' });
  await expect(card).toContainText('1,000.50');
  await expect(card).toContainText(`${message('payment.brand.visa')} •••• 1881`);
  await expect(card).toContainText(message('payments.status.paid'));
  const failed = rows(page).filter({ hasText: message('payments.status.failed') });
  await expect(failed).toContainText(message('payment.method.stc_pay'));
  await expect(failed).toContainText(message('payments.meaning.nothingTaken'));
  await expect(
    rows(page).filter({ has: page.getByText(message('payments.status.refunded'), { exact: true }) }),
  ).toContainText('207.00');

  // Each payment links to its order, in the list that contains the order now.
  await expect(card.getByRole('link', { name: '#NB-20418', exact: true })).toHaveAttribute(
    'href',
    /\/profile\/my-orders\/history\?order=2018$/,
  );
  await expect(failed.getByRole('link', { name: '#NB-20511', exact: true })).toHaveAttribute(
    'href',
    /\/profile\/my-orders\/current-orders\?order=2051$/,
  );
  await expect(
    card.getByRole('link', { name: message('payments.row.report.of', { number: '#NB-20418' }) }),
  ).toHaveAttribute('href', /\/profile\/my-orders\/report\/2018$/);
  await axe();

  await page.getByRole('button', { name: message('list.more'), exact: true }).press('Enter');
  await expect(rows(page)).toHaveCount(7);
  await expect(rows(page).last()).toContainText(message('payments.status.cancelled'));
  await expect(page.getByText(message('payments.history.shown', { shown: 7, total: 7 }))).toBeVisible();
  await expect(rows(page).last()).toBeFocused();
  await axe();
});

test('H07 A parent narrows the payments to days; an empty range offers to clear the filter @in-english @rest', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('huda');
  await page.goto(historyPath);
  await expect(rows(page)).toHaveCount(6);
  const dates = await serverDates(page, '/api/v1/payment-orders', 'payment_orders', 'occurred_at');
  const [newest = ''] = dates;
  const opener = page.getByRole('main').getByRole('button', { name: message('dateRange.label') });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: message('dateRange.title') });
  await pickByKeyboard(page, dialog, newest);
  await dialog.getByRole('button', { name: message('dateRange.apply') }).click();
  await expect(rows(page)).toHaveCount(dates.filter((on) => on >= newest).length);
  await expect(page).toHaveURL((url) => url.search === `?from=${newest}`);
  await axe();

  await page.goto(`${historyPath}?to=2020-12-31`);
  await expect(page.getByText(message('payments.history.empty.days'))).toBeVisible();
  await page.getByRole('button', { name: message('list.clearFilter') }).click();
  await expect(rows(page)).toHaveCount(6);
  await expect(heading(page)).toBeFocused();
});

test('H07 R25 Without payments the history shows an empty state that leads to the packages @once', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('reem');
  await page.goto(historyPath);
  await expect(page.getByRole('heading', { name: message('payments.last.empty.title') })).toBeVisible();
  await axe();
  await page
    .getByRole('main')
    .getByRole('link', { name: message('payments.history.empty.action') })
    .click();
  await page.waitForURL('**/packages');
});

test('H07 R26 A parent chooses the card used first and forgets another, by keyboard @in-arabic', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('huda');
  await page.goto(paymentPath);
  await expect(heading(page)).toHaveText(message('payments.page.title'));
  const main = page.getByRole('main');
  await expect(main).toContainText(message('payments.noneDue.title'));
  const mada = main.getByRole('listitem').filter({ hasText: '•••• 4461' });
  const visa = main.getByRole('listitem').filter({ hasText: '•••• 1881' });
  await expect(mada).toContainText(message('payments.card.first'));
  await axe();

  const visaName = `${message('payment.brand.visa')} 1881`;
  await visa.getByRole('button', { name: message('payments.card.useFirst.of', { card: visaName }) }).press('Enter');
  await expect(visa).toContainText(message('payments.card.first'));
  await expect(visa.getByRole('heading')).toBeFocused();
  await expect(mada.getByText(message('payments.card.useFirst'), { exact: true })).toBeVisible();
  await expect(page.getByText(message('payments.card.isFirst', { card: visaName }))).toBeVisible();
  expect(await serverCards(page)).toEqual([
    { card_last4: '1881', is_default: true },
    { card_last4: '4461', is_default: false },
  ]);

  const remove = visa.getByRole('button', { name: message('payments.card.remove.of', { card: visaName }) });
  await remove.press('Enter');
  const question = page.getByRole('dialog');
  const keep = question.getByRole('button', { name: message('payments.remove.keep') }).first();
  await expect(keep).toBeFocused();
  await expect(question).toContainText(
    message('payments.remove.next', { card: `${message('payment.brand.mada')} •••• 4461` }),
  );
  await axe();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();

  await page.keyboard.press('Enter');
  await pressInDialog(page, message('payments.remove.confirm'));
  await expect(question).toBeHidden();
  await expect(visa).toHaveCount(0);
  await expect(page.getByRole('heading', { name: message('payments.cards.title') })).toBeFocused();
  await expect(mada).toContainText(message('payments.card.first'));
  expect(await serverCards(page)).toEqual([{ card_last4: '4461', is_default: true }]);

  await mada.getByRole('button', { name: message('payments.card.remove') }).press('Enter');
  await pressInDialog(page, message('payments.remove.confirm'));
  await expect(main).toContainText(message('payments.cards.empty.title'));
  expect(await serverCards(page)).toEqual([]);
});

test('H07 R26 A card that the server refuses is back in its place, with the reason @once', async ({
  page,
  signIn,
  scenario,
  message,
  axe,
}) => {
  await scenario('refused-setDefaultPaymentInfo-500');
  await signIn('huda');
  await page.goto(paymentPath);
  const mada = page.getByRole('listitem').filter({ hasText: '•••• 4461' });
  const visa = page.getByRole('listitem').filter({ hasText: '•••• 1881' });
  await visa.getByText(message('payments.card.useFirst'), { exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    message('payments.card.first.failed', { card: `${message('payment.brand.visa')} •••• 1881` }),
  );
  await expect(mada).toContainText(message('payments.card.first'));
  await expect(visa.getByText(message('payments.card.useFirst'), { exact: true })).toBeVisible();
  await axe();

  // A card that could not be removed stays listed: the dialog stays open, and another try works.
  await scenario('refused-deletePaymentInfo-500');
  await visa.getByText(message('payments.card.remove'), { exact: true }).click();
  const question = page.getByRole('dialog');
  const confirm = question.getByRole('button', { name: message('payments.remove.confirm') });
  await confirm.click();
  await expect(question.getByRole('alert')).toBeVisible();
  expect(await serverCards(page)).toHaveLength(2);
  await scenario('default');
  await confirm.click();
  await expect(question).toBeHidden();
  expect(await serverCards(page)).toHaveLength(1);
});

test('H07 R26 A part that does not load shows an error in its place, and loads on another try @once @rest', async ({
  page,
  signIn,
  scenario,
  message,
  axe,
}) => {
  await scenario('refused-listPaymentInfos-500');
  await signIn('huda');
  await page.goto(paymentPath);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(message('payments.failed'));
  await expect(page.getByRole('main')).toContainText(message('payments.noneDue.title'));
  await expect(rows(page)).toHaveCount(3);
  await axe();
  await scenario('default');
  await page.getByRole('button', { name: message('payments.retry') }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '•••• 4461' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('H07 O06 R26 A payment that is due is gone on with from the account, and is history once it is paid @once @rest', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('salma');
  await page.goto(historyPath);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(message('payments.status.checking'));
  await expect(rows(page)).toContainText('494.50');
  await expect(rows(page).getByRole('link', { name: message('payments.row.pay') })).toHaveAttribute(
    'href',
    /\/checkout\?payment=736$/,
  );
  await axe();

  await page.goto(paymentPath);
  const due = page.getByRole('region', { name: message('payments.due.title') });
  await expect(due).toContainText('#NB-20535');
  // O02: the amount due equals the cart's total.
  expect((await serverDraft(page))?.total).toBe('494.50');
  await expect(due).toContainText('494.50');
  await axe();
  await due.getByRole('link', { name: message('payments.due.pay') }).press('Enter');
  await endPayment(page, 'declined');
  await page.waitForURL('**/checkout?payment=736');

  await page.goto(paymentPath);
  await expect(due).toContainText(message('payments.due.again'));
  await axe();
  await due.getByRole('link', { name: message('payments.due.payAgain') }).click();
  await retryWithMada({ page, message });
  await endPayment(page, 'paid');
  await page.waitForURL('**/sub-successful**');

  await page.goto(paymentPath);
  await expect(page.getByRole('main')).toContainText(message('payments.noneDue.title'));
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(message('payments.status.paid'));
  await expect(rows(page).first()).toContainText('494.50');
  await expect(rows(page).last()).toContainText(message('payments.status.failed'));
  // The checkbox on the provider's page was not ticked.
  expect(await serverCards(page)).toEqual([]);
});

test('O03 H07 Checkout and payment page say alike who keeps a card: it is kept only if ticked at the provider, not by default @once', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('maha');
  const main = page.getByRole('main');
  const kept = message('payment.card.kept');
  await page.goto(paymentPath);
  await expect(main).toContainText(message('payments.cards.empty.title'));
  await expect(main).toContainText(kept);
  await page.goto('/checkout');
  await page.locator('input[value="mada"]').check();
  await expect(main).toContainText(kept);
  await page
    .getByRole('button', { name: message('checkout.place'), exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL('**/mock-provider**');
  const keep = page.getByRole('checkbox');
  await expect(keep).not.toBeChecked();
  await endPayment(page, 'declined');
  await retryWithMada({ page, message });
  await keep.check();
  await axe();
  await endPayment(page, 'paid');
  await page.waitForURL('**/sub-successful**');
  expect(await serverCards(page)).toEqual([{ card_last4: '4461', is_default: true }]);
  await page.goto(paymentPath);
  await expect(main.getByRole('listitem').filter({ hasText: '•••• 4461' })).toBeVisible();
  await expect(main).toContainText(kept);
});

test('H07 R25 A payment that the bank confirms while the parent looks on turns into a paid row, which is never gone @once @rest', async ({
  page,
  signIn,
  scenario,
  clock,
  settled,
  message,
}) => {
  await clock('2026-11-23T07:00:00Z');
  await signIn('salma');
  await page.goto(paymentPath);
  await scenario('payment-pending');
  await page.getByRole('link', { name: message('payments.due.pay') }).press('Enter');
  await endPayment(page, 'paid');
  await expect(heading(page)).toHaveText(message('payment.checking.title'));

  await page.goto(historyPath);
  await expect(rows(page)).toContainText(message('payments.meaning.pending'));
  await settled();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // The smallest number of rows from now on.
  const fewest = await rows(page).evaluateHandle((row) => {
    const seen = { rows: 1 };
    new MutationObserver(() => {
      const shownRows = document.querySelectorAll('main [role="row"]:has([role="cell"])').length;
      seen.rows = Math.min(seen.rows, shownRows);
    }).observe(row.closest('main') ?? document.body, { childList: true, subtree: true });
    return seen;
  });
  await clock('2026-11-23T07:02:00Z');
  // The page's next poll.
  await expect(rows(page)).toContainText(message('payments.status.paid'), { timeout: 20_000 });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('494.50');
  // A list with a single page shows no count.
  await expect(page.getByText(message('payments.history.shown', { shown: 1, total: 1 }))).toBeHidden();
  await settled();
  expect(await fewest.jsonValue()).toEqual({ rows: 1 });
  expect(asked.filter((path) => path.endsWith('/payment-orders'))).toHaveLength(1);
});
