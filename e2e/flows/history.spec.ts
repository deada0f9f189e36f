import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pickByKeyboard, serverDates } from './date-range-steps.ts';
import { keyboard } from './input-methods.ts';

const path = '/profile/my-orders/history';

/** Huda's seeded orders: rated, completed and not rated, cancelled, running. */
const rated = { id: 2009, number: '#NB-20409' };
const unrated = { id: 2018, number: '#NB-20418' };
const cancelled = { id: 2031, number: '#NB-20431' };
const running = { id: 2051, number: '#NB-20511' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cardOf = (page: Page, number: string): Locator => page.getByRole('article').filter({ hasText: number });

/** The fields of an order on the wire that these tests read. */
interface Order {
  payment: { refunded_amount: string | null } | null;
  review: { rating: number; feedback: string | null } | null;
  sub_orders: { applicant_id: number; package: { id: number }; number_of_months: number | null }[];
}

/** An order on the server, requested outside the app; null for an empty cart. */
async function serverOrder(page: Page, id: number | 'draft'): Promise<Order | null> {
  return page.evaluate(async (url) => {
    const token = localStorage.getItem('TOKEN') ?? '';
    const response = await fetch(url, { headers: { Authorization: `Bearer ${token}`, platform: 'web' } });
    return ((await response.json()) as { data: { order: Order | null } }).data.order;
  }, `/api/v1/orders/${id}`);
}

/** Returns a counter of the requests that rate an order, from now on. */
function countRatings(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/reviews')) count += 1;
  });
  return () => count;
}

test('R28 H02 A parent finds finished and cancelled orders with their facts, and narrows them down @in-arabic', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('huda');
  await page.goto(path);
  await expect(heading(page)).toHaveText(message('history.page.title'));
  await expect(page).toHaveTitle(message('app.title', { page: message('history.page.title') }));
  await expect(page.getByRole('article')).toHaveCount(3);

  const first = cardOf(page, cancelled.number);
  await expect(first).toContainText(message('history.status.cancelled'));
  await expect(first).toContainText(message('history.line.lunches', { count: 0 }));
  await expect(
    first.getByRole('link', { name: message('history.report.of', { number: cancelled.number }) }),
  ).toHaveAttribute('href', `/profile/my-orders/report/${cancelled.id}`);
  // The refund equals the payment: every lunch could still be cancelled.
  const refunded = (await serverOrder(page, cancelled.id))?.payment?.refunded_amount;
  await expect(first).toContainText(refunded ?? 'a refund');

  const second = cardOf(page, unrated.number);
  await expect(second).toContainText(message('history.status.completed'));
  await expect(second.getByRole('listitem')).toHaveCount(2);
  await expect(second.getByRole('link', { name: message('history.rate') })).toBeVisible();
  await expect(
    cardOf(page, rated.number).getByRole('img', {
      name: message('rating.label', { word: message('rating.word.5'), rating: 5 }),
    }),
  ).toBeVisible();
  await axe();

  await page.getByRole('radio', { name: message('history.filter.cancelled') }).check({ force: true });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(first).toBeVisible();
  await expect(page).toHaveURL(/\?status=cancelled$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: message('history.filter.cancelled') })).toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('radio', { name: message('history.filter.cancelled') }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/\?status=completed$/);
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('R28 One historical order has its own page, and Back returns to the list @once', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('huda');
  await page.goto(path);
  await page.getByRole('link', { name: rated.number, exact: true }).click();
  await page.waitForURL(`**${path}?order=${rated.id}`);
  await expect(heading(page)).toContainText(rated.number);
  await page.goBack();
  await expect(heading(page)).toHaveText(message('history.page.title'));
});

test('H02 Without historical orders the page shows: "No Orders Found" @in-english @rest', async ({
  page,
  signIn,
  scenario,
  message,
  axe,
}) => {
  await scenario('no-orders');
  await signIn('huda');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: message('orders.empty.title') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await axe();
  await page.goto(`${path}?status=cancelled`);
  await expect(page.getByText(message('history.empty.cancelled'))).toBeVisible();
  await page.getByRole('button', { name: message('list.clearFilter') }).click();
  await expect(page.getByText(message('history.empty.text'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: message('history.empty.current') })
    .click();
  await page.waitForURL('**/profile/my-orders/current-orders');
});

test('H02 A parent narrows the history to days by keyboard; an empty range offers to clear the filter @in-arabic @rest', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('huda');
  await page.goto(path);
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(3);
  const [newest = '', middle = ''] = await serverDates(page, '/api/v1/orders/history', 'orders', 'order_date');
  const opener = page.getByRole('main').getByRole('button', { name: message('dateRange.label') });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: message('dateRange.title') });
  await pickByKeyboard(page, dialog, newest);
  await pickByKeyboard(page, dialog, middle);
  await expect(dialog.locator(`[data-date="${middle}"]`)).toHaveAttribute('aria-pressed', 'true');
  await axe();
  await dialog.getByRole('button', { name: message('dateRange.apply') }).press('Enter');
  await expect(articles).toHaveCount(2);
  await expect(page).toHaveURL((url) => url.search === `?from=${middle}&to=${newest}`);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await axe();

  await page.reload();
  await expect(articles).toHaveCount(2);
  await page
    .getByRole('main')
    .getByRole('button', { name: message('dateRange.clear') })
    .click();
  await expect(articles).toHaveCount(3);
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL((url) => url.search === '');

  await page.goto(`${path}?status=completed&from=2020-01-01&to=2020-12-31`);
  await expect(page.getByText(message('history.empty.days'))).toBeVisible();
  await page.getByRole('button', { name: message('list.clearFilter') }).click();
  await expect(articles).toHaveCount(3);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL((url) => url.search === '');
});

test('H02 A long history comes page after page; a page that fails shows an error and can be tried again @once @rest', async ({
  page,
  signIn,
  scenario,
  message,
}) => {
  await scenario('many-orders');
  await signIn('huda');
  await page.goto(path);
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(10);
  const more = page.getByRole('button', { name: message('list.more') });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(articles).toHaveCount(15);
  await expect(more).toBeFocused();
  await scenario('refused-listOrderHistory-500');
  await more.click();
  await expect(page.getByText(message('list.more.failed'))).toBeVisible();
  await expect(articles).toHaveCount(15);
  await scenario('default');
  await page.getByRole('button', { name: message('list.retry') }).click();
  await expect(articles).toHaveCount(20);
  await expect(page.getByText(message('list.more.failed'))).toBeHidden();
});

test('H02 A history that does not load shows an error in its place, and a second try loads it @once @rest', async ({
  page,
  signIn,
  scenario,
  message,
  axe,
}) => {
  await scenario('refused-listOrderHistory-500');
  await signIn('huda');
  await page.goto(path);
  await expect(page.getByText(message('history.failed'))).toBeVisible();
  await axe();
  await scenario('default');
  await page.getByRole('button', { name: message('history.retry') }).click();
  await expect(page.getByRole('article')).toHaveCount(3);

  // A failure of one filter's list does not affect the list of another filter.
  await scenario('refused-listOrderHistory-500');
  await page.getByRole('radio', { name: message('history.filter.cancelled') }).check({ force: true });
  await expect(page.getByText(message('history.failed'))).toBeVisible();
  await page.getByRole('radio', { name: message('history.filter.any') }).check({ force: true });
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('R19 H08 A parent rates a finished order by keyboard: thanks, and the history shows it @once', async ({
  page,
  signIn,
  language,
  message,
  axe,
}) => {
  const hand = keyboard(page);
  await signIn('huda');
  await page.goto(path);
  await hand.press(cardOf(page, unrated.number).getByRole('link', { name: message('history.rate') }));
  await page.waitForURL(`**/add-review/${unrated.id}`);
  await expect(heading(page)).toHaveText(message('review.form.title'));
  await axe();

  const radio = (rating: 1 | 2 | 3 | 4 | 5) =>
    page.getByRole('radio', { name: message('rating.label', { word: message(`rating.word.${rating}`), rating }) });
  const send = page.getByRole('button', { name: message('review.form.send') });
  await hand.press(send);
  const summary = page.getByRole('region', { name: message('review.form.errors', { count: 1 }) });
  await expect(summary).toBeFocused();
  await axe();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(radio(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(summary).toBeHidden();
  // "Onwards" follows the reading direction.
  const onwards = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  const back = language === 'ar' ? 'ArrowRight' : 'ArrowLeft';
  for (const rating of [2, 3, 4, 5] as const) {
    await page.keyboard.press(onwards);
    await expect(radio(rating)).toBeFocused();
  }
  await page.keyboard.press(back);
  await expect(radio(4)).toBeChecked();
  await expect(page.getByText(message('rating.word.4'), { exact: true })).toBeVisible();

  const words = page.getByRole('textbox', { name: message('review.feedback.label') });
  await hand.write(words, 'Sara loved the lentil soup.');
  // The choice survives a reload; the words are not stored, as they can tell of health.
  await page.reload();
  await expect(radio(4)).toBeChecked();
  await expect(words).toHaveValue('');
  await hand.write(words, 'Sara loved the lentil soup.');
  await hand.press(send);
  await expect(heading(page)).toHaveText(message('review.thanks.title'));
  await expect(heading(page)).toBeFocused();
  await axe();
  expect((await serverOrder(page, unrated.id))?.review).toMatchObject({
    rating: 4,
    feedback: 'Sara loved the lentil soup.',
  });

  await hand.press(page.getByRole('link', { name: message('review.given.back') }));
  const card = cardOf(page, unrated.number);
  await expect(
    card.getByRole('img', { name: message('rating.label', { word: message('rating.word.4'), rating: 4 }) }),
  ).toBeVisible();
  await expect(card.getByRole('link', { name: message('history.rate') })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft.')))).toEqual([]);
});

test('H08 An order is rated once: a double click sends once, a second tab shows the existing rating @once @rest', async ({
  page,
  context,
  signIn,
  message,
  axe,
}) => {
  await signIn('huda');
  await page.goto(`/add-review/${unrated.id}`);
  const other = await context.newPage();
  await other.goto(`/add-review/${unrated.id}`);
  const choose = async (tab: Page, rating: 2 | 5) => {
    const label = message('rating.label', { word: message(`rating.word.${rating}`), rating });
    await tab.getByRole('radio', { name: label }).check({ force: true });
  };
  await choose(page, 2);
  await choose(other, 5);

  const sent = countRatings(page);
  await page.getByRole('button', { name: message('review.form.send') }).dblclick();
  await expect(heading(page)).toHaveText(message('review.thanks.title'));
  expect(sent()).toBe(1);

  await other.bringToFront();
  await other.getByRole('button', { name: message('review.form.send') }).click();
  await expect(other.getByText(message('review.given.before'))).toBeVisible();
  const savedRating = message('rating.label', { word: message('rating.word.2'), rating: 2 });
  await expect(other.getByRole('img', { name: savedRating })).toBeVisible();
  await other.close();

  // The rating can be read later too, and there is no form.
  await page.goto(`/add-review/${unrated.id}`);
  await expect(heading(page)).toHaveText(message('review.given.title'));
  await expect(page.getByRole('img', { name: savedRating })).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await axe();
  expect((await serverOrder(page, unrated.id))?.review?.rating).toBe(2);
});

test('R19 Only a finished order can be rated: others say why not, and an unknown one shows no results @in-arabic', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('huda');
  await page.goto(`/add-review/${running.id}`);
  await expect(heading(page)).toHaveText(message('review.closed.title'));
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await axe();
  await page.goto(`/add-review/${cancelled.id}`);
  await expect(heading(page)).toHaveText(message('review.closed.cancelled.title'));
  for (const id of ['99999', 'lunch']) {
    await page.goto(`/add-review/${id}`);
    await expect(heading(page)).toHaveText(message('noResults.title'));
  }
});

test('H08 A rating that can’t be sent shows an error and keeps the text @once @rest', async ({
  page,
  signIn,
  scenario,
  message,
  axe,
}) => {
  await signIn('huda');
  await page.goto(`/add-review/${unrated.id}`);
  const words = page.getByRole('textbox', { name: message('review.feedback.label') });
  const label = message('rating.label', { word: message('rating.word.3'), rating: 3 });
  const radio = page.getByRole('radio', { name: label });
  const send = page.getByRole('button', { name: message('review.form.send') });
  await radio.check({ force: true });
  await words.fill('ن'.repeat(1001));
  await expect(page.getByText(message('review.feedback.count', { count: 1001, most: 1000 }))).toBeVisible();
  await send.click();
  await expect(page.getByRole('region', { name: message('review.form.errors', { count: 1 }) })).toBeFocused();
  await words.fill('وصلت الوجبات ساخنة كل يوم.');

  await scenario('offline');
  await send.click();
  const refused = page.getByRole('region', { name: message('review.form.refused') });
  await expect(refused).toBeFocused();
  await expect(refused).toContainText(message('errors.offline'));
  await axe();
  await expect(words).toHaveValue('وصلت الوجبات ساخنة كل يوم.');
  await expect(radio).toBeChecked();
  await scenario('default');
  await send.click();
  await expect(heading(page)).toHaveText(message('review.thanks.title'));
  await expect(page.getByRole('blockquote')).toHaveText('وصلت الوجبات ساخنة كل يوم.');
});

test('H02 G60 G61 A finished order is ordered again, ready to pay by the last method; with an order in the cart it shows a message', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('huda');
  await page.goto(path);
  const again = (number: string) =>
    cardOf(page, number).getByRole('button', { name: message('history.again.of', { number }) });
  await again(unrated.number).click();
  await expect(heading(page)).toHaveText(message('checkout.page.title'));
  const past = await serverOrder(page, unrated.id);
  const method = page.getByRole('main').getByRole('radio').first();
  await expect(method).toHaveAccessibleDescription(/4461/);
  await expect(method).toBeChecked();
  const draft = await serverOrder(page, 'draft');
  const chosen = (order: Order | null) =>
    order?.sub_orders.map((line) => [line.applicant_id, line.package.id, line.number_of_months]);
  expect([draft?.payment, chosen(draft)]).toEqual([null, chosen(past)]);
  await page.goBack();
  await again(rated.number).click();
  await expect(page.getByRole('main').getByText(message('history.again.inCart'))).toBeVisible();
  await axe();
  await page.getByRole('link', { name: message('history.again.cart') }).click();
  await page.waitForURL('**/cart/choose-applicants');
});
