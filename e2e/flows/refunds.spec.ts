import { expect, test } from '../fixtures.ts';
import { openOnMonday, path, running } from './order-page-steps.ts';

const report = `/profile/my-orders/report/${running.id}`;

const halalasIn = (text: string | null) => Number((/[\d,]+\.\d\d/.exec(text ?? '')?.[0] ?? '').replace(/\D/g, ''));

test('G90 G91 G92 G93 Refunds in parts, for a closure and sent back by the bank are the same on every page', async ({
  page,
  signIn,
  clock,
  scenario,
  message,
  language,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, `${path}?order=${running.id}`);
  await scenario('closure-credited');
  await page.reload();
  const facts = page.locator('dl > div');
  const refunded = facts.filter({ has: page.getByText(message('order.fact.refunded'), { exact: true }) }).locator('dd');
  const closure = { en: 'School closed, water outage', ar: 'إغلاق المدرسة لانقطاع الماء' }[language];
  const closed = page.locator('li[data-state="cancelled"]').filter({ hasText: closure });
  await expect(closed).toHaveCount(2);
  const credits = (await closed.locator('small').allTextContents()).map(halalasIn);
  expect(Math.min(...credits)).toBeGreaterThan(0);
  const credited = credits.reduce((sum, each) => sum + each, 0);
  await scenario('partly-refunded');
  await page.reload();
  await expect(page.locator('li[data-state="cancelled"]')).toHaveCount(4);
  const all = halalasIn(await refunded.textContent());
  expect(all).toBeGreaterThan(credited);

  await scenario('refund-failed');
  await page.reload();
  const failed = facts.filter({ hasText: message('order.fact.refundFailed') }).locator('dd');
  await expect(failed).toContainText(message('order.fact.refundFailed.next'));
  expect(halalasIn(await failed.textContent())).toBe(all);
  await axe();
  await page.getByRole('link', { name: message('order.changes'), exact: true }).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(
    (
      [
        'refund_failed',
        'refunded',
        'delivery_cancelled',
        'refunded',
        'delivery_cancelled',
        'refunded',
        'closure_credited',
        'refunded',
        'delivery_cancelled',
        'off_days_added',
        'paid',
        'placed',
      ] as const
    ).map((type) => message(`orderEvents.type.${type}`)),
  );
  const sentBack = page.getByRole('article').first();
  await expect(sentBack).toContainText(message('orderEvents.by.payment_provider'));
  expect(
    halalasIn(
      await sentBack
        .getByText(/\d\.\d\d/)
        .first()
        .textContent(),
    ),
  ).toBe(all);

  await page.goto('/profile/my-orders/order');
  const row = page.getByRole('row').filter({ hasText: '20511' }).first();
  await expect(row).toContainText(message('payments.status.paid'));
  const meaning = row.locator('small');
  const [before = '', after = ''] = message('payments.meaning.refundFailed', { amount: '@' }).split('@');
  await expect(meaning).toContainText(after.trim() || before.trim());
  const amounts = [...((await meaning.textContent()) ?? '').matchAll(/[\d,]+\.\d\d/g)].map(([text]) => halalasIn(text));
  expect(amounts).toEqual([all, all]);
  await axe();

  await page.goto(report);
  const notes = page.getByRole('region', { name: message('report.credit.title'), exact: true });
  await expect(notes).toHaveCount(4);
  for (const [index, reason] of (['delivery_cancelled', 'closure', 'delivery_cancelled'] as const).entries()) {
    await expect(notes.nth(index)).toContainText(message(`report.credit.reason.${reason}`));
  }
  await expect(page.getByRole('main')).toContainText(/INV-\d{6}/);
});
