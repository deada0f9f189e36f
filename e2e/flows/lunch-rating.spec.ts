import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Screen } from './form-fields.ts';
import { call, openOnMonday, path, running } from './order-page-steps.ts';

// On `monday` Lama has a rating of the lunch of 12 November. The one of the day before, Sunday, waits for hers.
const yesterday = '2026-11-22';

type Rating = { rating: number; reason_codes: string[]; feedback: string | null } | null;
type Days = { data: { deliveries: { id: number; date: string; lunch_rating: Rating }[] } };

async function lunchOnServer(page: Page) {
  const { data } = await call<Days>(page, 'GET', `/sub-orders/${running.lama}/deliveries?from=${yesterday}`);
  const lunch = data.deliveries[0];
  if (!lunch) throw new Error('No lunch yesterday');
  return lunch;
}

const rateOnServer = async (page: Page, rating: object) =>
  call(page, 'POST', `/sub-orders/${running.lama}/deliveries/${(await lunchOnServer(page)).id}/ratings`, rating);

const list = ({ page, message }: Pick<Screen, 'page' | 'message'>) =>
  page.getByRole('region', { name: message('rating.lunch.list'), exact: true });

const orderPage = `${path}?order=${running.id}&subscription=${running.lama}`;

/** Opens the dialog of the latest lunch on the page of its order. */
async function openRating({ page, message }: Pick<Screen, 'page' | 'message'>) {
  await list({ page, message }).getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  const reason = (id: 'ate_it_all' | 'cold_on_arrival' | 'wrong_dish' | 'on_time') =>
    dialog.getByRole('checkbox', { name: message(`rating.lunch.reason.${id}`) });
  return {
    dialog,
    reason,
    sprouts: (count: 1 | 2 | 3 | 4 | 5) => dialog.getByRole('radio').nth(count - 1),
    send: dialog.getByRole('button', { name: message('review.form.send'), exact: true }),
    feedback: dialog.getByRole('textbox'),
  };
}

test('F40 A parent rates a delivered lunch once, with reasons that fit the rating, and sees it afterwards @in-arabic', async ({
  page,
  signIn,
  clock,
  message,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, orderPage);
  const rows = list({ page, message }).getByRole('listitem');
  await expect(rows.first().getByRole('button')).toBeVisible();
  const toRate = await list({ page, message }).getByRole('button').count();
  await expect(rows.nth(1)).toContainText(message('rating.lunch.reason.ate_it_all'));
  const { dialog, sprouts, reason, send, feedback } = await openRating({ page, message });

  await send.click();
  await expect(dialog).toContainText(message('review.rating.empty'));
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await sprouts(5).check({ force: true });
  await expect(reason('ate_it_all')).toBeVisible();
  await expect(reason('cold_on_arrival')).toHaveCount(0);
  await reason('ate_it_all').check({ force: true });
  // With one sprout the praise no longer fits, and is not sent.
  await sprouts(1).check({ force: true });
  await expect(reason('ate_it_all')).toHaveCount(0);
  await reason('cold_on_arrival').check({ force: true });
  await reason('wrong_dish').check({ force: true });
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/contact');
  await feedback.fill('The rice was cold');
  await axe();
  await send.click();

  await expect(dialog).toBeHidden();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: message('review.thanks.title') })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: message('rating.lunch.list') })).toBeFocused();
  await expect(rows.first()).toContainText(message('rating.lunch.reason.cold_on_arrival'));
  await expect(rows.first()).toContainText('The rice was cold');
  await expect(list({ page, message }).getByRole('button')).toHaveCount(toRate - 1);
  expect((await lunchOnServer(page)).lunch_rating).toMatchObject({
    rating: 1,
    reason_codes: ['cold_on_arrival', 'wrong_dish'],
    feedback: 'The rice was cold',
  });
  await axe();
  await page.reload();
  await expect(rows.first()).toContainText('The rice was cold');
});

test('F40 The keyboard rates a lunch: arrow keys for the sprouts, the space bar for reasons @once', async ({
  page,
  signIn,
  clock,
  message,
  language,
}) => {
  await openOnMonday({ page, clock, signIn }, orderPage);
  const rate = list({ page, message }).getByRole('button').first();
  await rate.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().focus();
  // The next sprout is on the left in Arabic.
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rate).toBeFocused();
});

test('F40 Delivered lunches that fail to load are announced, and can be requested again @once', async ({
  page,
  signIn,
  clock,
  controls,
  message,
}) => {
  await controls({ failure: { operation: 'listCurrentDeliveries', kind: 'html-500' } });
  await openOnMonday({ page, clock, signIn }, orderPage);
  const lunches = list({ page, message });
  await expect(lunches.getByRole('alert')).toContainText(message('rating.lunch.failed'));
  await controls({ failure: null });
  await lunches.getByRole('button', { name: message('order.deliveries.retry') }).click();
  await expect(lunches.getByRole('listitem').first()).toBeVisible();
  await expect(lunches.getByRole('alert')).toHaveCount(0);
});

test('F41 A rating that fails keeps what was chosen and typed after closing the dialog, and the choice after a reload', async ({
  page,
  signIn,
  clock,
  scenario,
  message,
  allowComplaint,
}) => {
  allowComplaint(/500/);
  await openOnMonday({ page, clock, signIn }, orderPage);
  const first = await openRating({ page, message });
  await first.sprouts(4).check({ force: true });
  await first.reason('on_time').check({ force: true });
  await first.feedback.fill('Liked the dates');
  await scenario('refused-createLunchRating-500');
  await first.send.click();
  await expect(first.dialog).toContainText(message('review.form.refused'));
  await expect(first.feedback).toHaveValue('Liked the dates');
  await first.dialog.getByRole('button', { name: message('review.form.later') }).click();
  await expect(first.dialog).toBeHidden();

  await scenario('default');
  const again = await openRating({ page, message });
  await expect(again.feedback).toHaveValue('Liked the dates');
  await page.reload();
  const second = await openRating({ page, message });
  await expect(second.sprouts(4)).toBeChecked();
  await expect(second.reason('on_time')).toBeChecked();
  await expect(second.feedback).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('dates');
  await second.send.click();
  await expect(second.dialog).toBeHidden();
  expect((await lunchOnServer(page)).lunch_rating).toMatchObject({ rating: 4, reason_codes: ['on_time'] });
});

test('F42 A lunch that was rated on another device shows that rating @in-arabic', async ({
  page,
  signIn,
  clock,
  message,
  allowComplaint,
  axe,
}) => {
  allowComplaint(/409/);
  await openOnMonday({ page, clock, signIn }, orderPage);
  const { dialog, sprouts, send } = await openRating({ page, message });
  await rateOnServer(page, { rating: 2, feedback: 'From the other phone' });
  await sprouts(5).check({ force: true });
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText(message('rating.lunch.before'));
  await expect(dialog).toContainText('From the other phone');
  await axe();
  const close = dialog.getByRole('button', { name: message('rating.lunch.close') }).first();
  await expect(close).toBeFocused();
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(list({ page, message }).getByRole('listitem').first()).toContainText('From the other phone');
});

test('F42 A lunch that can no longer be rated says until when it could be @once', async ({
  page,
  signIn,
  clock,
  message,
  language,
  allowComplaint,
}) => {
  allowComplaint(/409/);
  await openOnMonday({ page, clock, signIn }, orderPage);
  const { dialog, sprouts, send } = await openRating({ page, message });
  await sprouts(5).check({ force: true });
  await clock('2026-12-06T21:00:00Z');
  await send.click();
  await expect(dialog).toContainText(
    language === 'ar' ? 'حتى نهاية 6 ديسمبر 2026' : 'until the end of 6 December 2026',
  );
  await expect(sprouts(5)).toBeChecked();
});

test('F43 Current orders offer to rate yesterday’s lunch, and the one before it afterwards', async ({
  page,
  signIn,
  clock,
  message,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, path);
  const lead = page.getByRole('region', { name: /./ }).filter({ has: page.locator('#today-lunch') });
  const button = lead.getByRole('button');
  await expect(button).toHaveText(message('rating.lunch.action', { day: 'yesterday', date: '' }));
  await axe();
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').last().check({ force: true });
  await dialog.getByRole('button', { name: message('review.form.send'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(button).not.toHaveText(message('rating.lunch.action', { day: 'yesterday', date: '' }));
});
