import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { contactForm, studentForm } from './form-fields.ts';
import { closeToasts, errorToasts } from './toast-steps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const serverTexts = {
  en: ['Something went wrong on our side.', 'Please try again in a few minutes.'],
  ar: ['حدث خطأ من جهتنا.', 'حاول مرة أخرى بعد دقائق.'],
} as const;

/** The session's values in storage; null for a missing key. */
const stored = async (page: Page) =>
  page.evaluate(() => ['TOKEN', 'USER_ID', 'USER_TYPE', 'LOGIN_TIME'].map((key) => localStorage.getItem(key)));

test('E01 E05 A page that can’t load shows an error, keeps the rest of the app, and loads on another try; an answer without a body shows the error’s own message @in-arabic', async ({
  page,
  scenario,
  message,
  axe,
}) => {
  for (const failure of ['server-error', 'no-body'] as const) {
    await test.step(failure, async () => {
      await scenario(failure);
      await page.goto('/packages/1');
      await expect(heading(page)).toHaveText(message('errorPage.crash.title'));
      if (failure === 'no-body') {
        await expect(errorToasts(page).getByText('Internal Server Error', { exact: true })).toHaveCount(1);
        await expect(page.getByRole('main').getByText('Internal Server Error', { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('banner')).toBeVisible();
      await axe();
      await scenario('default');
      await page.getByRole('button', { name: message('errorPage.retry') }).click();
      await expect(heading(page)).not.toHaveText(message('errorPage.crash.title'));
      await expect(heading(page)).toBeVisible();
    });
  }
});

test('E01 A form that is sent offline shows an error and keeps the typed text @once', async ({
  page,
  scenario,
  message,
}) => {
  await page.goto('/contact');
  const words = 'Do you deliver to Al Malqa on Sundays?';
  const form = contactForm({ page, message });
  await form.name.fill('Mona');
  await form.email.fill('mona@example.com');
  await form.message.fill(words);
  await scenario('offline');
  const send = page.getByRole('main').locator('button[type="submit"]');
  await send.click();
  await expect(page.getByRole('main').getByText(message('contact.form.failed'))).toBeVisible();
  await expect(form.message).toHaveValue(words);
  await scenario('default');
  await send.click();
  await expect(page.getByRole('main').getByText(message('contact.form.failed'))).toHaveCount(0);
});

test('E02 A list of errors is shown as one toast each, a single one as one @once @rest', async ({
  page,
  scenario,
  language,
  message,
  axe,
}) => {
  const [first, second] = serverTexts[language];
  await scenario('server-error-list');
  await page.goto('/packages/1');
  await expect(heading(page)).toHaveText(message('errorPage.crash.title'));
  await expect(errorToasts(page)).toHaveCount(2);
  await expect(errorToasts(page).filter({ hasText: first })).toHaveCount(1);
  await expect(errorToasts(page).filter({ hasText: second })).toHaveCount(1);
  await axe();

  await scenario('server-error');
  await page.reload();
  await expect(heading(page)).toHaveText(message('errorPage.crash.title'));
  await expect(errorToasts(page)).toHaveCount(1);
  await expect(errorToasts(page)).toContainText(first);
});

test('E02 A call that is no page shows each entry of a list, in toasts and where it was made @once @rest', async ({
  page,
  signIn,
  clock,
  scenario,
  language,
  message,
  axe,
}) => {
  const words = serverTexts[language];
  await clock('2026-11-23T07:00:00Z');
  await signIn('huda');

  // Marking as read: no place on the page shows the error, so toasts do; what could not be saved is unread again.
  await page.goto('/notification');
  const unread = page.getByRole('main').getByRole('button', { name: message('notifications.row.read') });
  await expect(unread).toHaveCount(1);
  await scenario('server-error-list');
  await unread.click();
  await expect(errorToasts(page)).toHaveCount(2);
  for (const each of words) await expect(errorToasts(page).filter({ hasText: each })).toHaveCount(1);
  await expect(unread).toHaveCount(1);
  await axe();

  // Renewing: toasts and the tile show both messages, and the button stays enabled.
  await closeToasts(page);
  await scenario('default');
  await page.goto('/profile/my-orders/history?order=2018&subscription=3012');
  const tile = page.getByRole('group', { name: message('order.renew.title'), exact: true });
  const renew = tile.getByRole('button');
  await expect(renew).toBeVisible();
  await scenario('error-list');
  await renew.click();
  await expect(errorToasts(page)).toHaveCount(2);
  await expect(tile.getByRole('alert').locator('p')).toHaveCount(2);
  await expect(renew).toBeEnabled();

  // Cancelling: toasts and the dialog show both messages, and the dialog can be submitted again.
  await closeToasts(page);
  await scenario('default');
  await page.goto('/profile/my-orders/current-orders?order=2053');
  await page
    .getByRole('group', { name: message('order.cancel.title'), exact: true })
    .getByRole('button', { name: message('order.cancel.action') })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await scenario('server-error-list');
  const cancel = dialog.getByRole('button', { name: message('order.cancel.action'), exact: true });
  await cancel.click();
  await expect(errorToasts(page)).toHaveText(words);
  for (const each of words) await expect(dialog.getByRole('alert')).toContainText(each);
  // Another try removes the toasts of the previous one.
  await scenario('server-error');
  await cancel.click();
  await expect(errorToasts(page)).toHaveText([words[0]]);
  await expect(dialog.getByRole('alert').locator('p')).toHaveText([words[0]]);
});

test('E02 Taking a student out of the cart and joining the newsletter say each entry of a list @in-arabic @rest', async ({
  page,
  signIn,
  scenario,
  language,
  message,
}) => {
  const words = serverTexts[language];
  await signIn('maha');
  await page.goto('/cart/choose-applicants');
  const remove = page.getByRole('main').getByRole('button', { name: new RegExp(message('cart.subscription.remove')) });
  await expect(remove).toHaveCount(2);
  await scenario('server-error-list');
  await remove.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: message('cart.subscription.remove'), exact: true }).click();
  await expect(errorToasts(page)).toHaveText(words);
  for (const each of words) await expect(dialog.getByRole('alert')).toContainText(each);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(remove).toHaveCount(2);
  await closeToasts(page);

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('maha@example.com');
  await footer.getByRole('button', { name: message('shell.newsletter.join') }).click();
  for (const each of words) await expect(footer.getByRole('status')).toContainText(each);
  await expect(errorToasts(page)).toHaveText(words);
  await expect(footer.getByRole('textbox')).toHaveValue('maha@example.com');
});

test('E02 On a phone with little room no toast covers the top bar, the tabs or the pay bar @once @rest', async ({
  page,
  signIn,
  scenario,
  message,
}) => {
  await page.setViewportSize({ width: 390, height: 340 });
  await signIn('maha');
  await page.goto('/cart/choose-applicants');
  const bar = page.locator('[class*="_bar_"]').filter({ hasText: message('order.summary.total') });
  const tabs = page.getByRole('navigation', { name: message('shell.tabs.label') });
  await expect(tabs).toBeVisible();
  await scenario('server-error-list');
  await page.getByRole('checkbox').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: message('cart.subscription.remove'), exact: true })
    .click();
  await expect(errorToasts(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  const top = async (locator: typeof tabs) => (await locator.boundingBox())?.y ?? 0;
  const region = await page.locator('.mantine-Notifications-root[data-position="bottom-center"]').boundingBox();
  const bottom = (region?.y ?? 0) + (region?.height ?? 0);
  const banner = await page.getByRole('banner').boundingBox();
  expect(region?.y).toBeGreaterThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0));
  expect(bottom).toBeGreaterThan(100);
  expect(bottom).toBeLessThanOrEqual(await top(tabs));
  expect(bottom).toBeLessThanOrEqual(await top(bar));
});

for (const [body, name, tag] of [
  ['with', 'invalid-token', '@in-english'],
  ['without', 'invalid-token-no-body', '@in-arabic'],
] as const) {
  test(`E03 The invalid-token text ${body} a body clears the session and leads home ${tag}`, async ({
    page,
    signIn,
    scenario,
    message,
  }) => {
    await signIn('huda');
    await page.goto('/profile/my-account/applicants');
    await expect(heading(page)).toHaveText(message('students.title'));
    expect(await stored(page)).not.toContain(null);
    await scenario(name);
    await page.goto('/profile/my-orders/current-orders');
    await page.waitForURL((url) => url.pathname === '/');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(message('errors.session.invalid'))).toHaveCount(1);
    expect(await stored(page)).toEqual([null, null, null, null]);
    await expect(page.getByText(/translation missing/i)).toHaveCount(0);
    // The parent is signed out, and no page contains their data any more.
    await page.goto('/profile/my-orders/current-orders');
    await expect(heading(page)).toHaveText(message('forbidden.title'));
  });
}

test('E04 Every empty list shows its own text @in-arabic', async ({ page, signIn, scenario, message }) => {
  await scenario('every-list-empty');
  await signIn('huda');
  const lists = [
    ['/meals', 'meals.empty', 'No Meals Available'],
    ['/blog', 'blog.empty', 'No blogs available'],
    ['/event', 'event.news.empty', 'No News Available'],
    ['/?welcome=true', 'home.partners.empty', 'No Partners available'],
    ['/profile/my-orders/current-orders', 'orders.empty.title', 'No Orders Found'],
    ['/profile/my-orders/history', 'orders.empty.title', 'No Orders Found'],
  ] as const;
  for (const [path, id, english] of lists) {
    await page.goto(path);
    const words = message(id);
    if (/[a-z]/i.test(words)) expect(words).toBe(english);
    await expect(page.getByText(words, { exact: true }).first()).toBeAttached();
  }
});

test('E05 A crash inside a page takes that page alone, and it is back when tried again @once @rest', async ({
  page,
  signIn,
  message,
  axe,
  allowComplaint,
}) => {
  allowComplaint(/Amounts cannot be written/);
  await signIn('huda');
  await page.goto('/profile/my-account/applicants');
  await expect(heading(page)).toHaveText(message('students.title'));
  const menu = page.getByRole('navigation', { name: message('profile.menu.label') }).filter({ visible: true });
  const open = async (place: 'students' | 'currentOrders') =>
    menu.getByRole('link', { name: message(`profile.menu.${place}`) }).click();

  // Rendering fails in the middle: every amount of money is formatted by this function.
  await page.evaluate(() => {
    const { NumberFormat } = Intl;
    Intl.NumberFormat = new Proxy(NumberFormat, {
      construct(target, [locale, options]: [string, Intl.NumberFormatOptions]) {
        if (options.minimumFractionDigits === 2) throw new Error('Amounts cannot be written');
        return new target(locale, options);
      },
    });
    Reflect.set(window, 'repair', () => Reflect.set(Intl, 'NumberFormat', NumberFormat));
  });
  await open('currentOrders');
  await expect(heading(page)).toHaveText(message('errorPage.crash.title'));
  await axe();
  await open('students');
  await expect(heading(page)).toHaveText(message('students.title'));
  await expect(page.getByRole('banner')).toBeVisible();
  await open('currentOrders');
  await expect(heading(page)).toHaveText(message('errorPage.crash.title'));

  // Repair on the press itself: the router also renders the page again when loading ends, possibly after this line.
  await page.evaluate(() => {
    addEventListener('click', () => (window as unknown as { repair: () => boolean }).repair(), {
      capture: true,
      once: true,
    });
  });
  await page.getByRole('button', { name: message('errorPage.retry') }).click();
  await expect(heading(page)).toHaveText(message('orders.page.title'));
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** Tracks a call that is answered late: `over` resolves when the answer has come or the call was aborted. */
function late(page: Page, isIt: (url: string) => boolean) {
  const matches = (request: Request) => request.url().includes('/api/') && isIt(request.url());
  return {
    asked: page.waitForRequest(matches),
    over: Promise.race([page.waitForEvent('requestfinished', matches), page.waitForEvent('requestfailed', matches)]),
  };
}

const filtered = [
  {
    what: 'packages',
    tag: '@once @rest',
    path: '/packages',
    old: ['packages.category.chronic', 'category=chronic'],
    next: 'packages.category.allergy',
    shows: 'packages.category.allergy',
    url: /category=allergy/,
  },
  {
    what: 'past orders',
    tag: '@once',
    path: '/profile/my-orders/history',
    old: ['history.filter.completed', 'status=completed'],
    next: 'history.filter.cancelled',
    shows: 'history.status.cancelled',
    url: /status=cancelled/,
  },
] as const;

for (const { what, tag, path, old, next, shows, url } of filtered) {
  test(`E06 The filter of ${what} shows what was chosen last, however late the answer before comes ${tag}`, async ({
    page,
    signIn,
    scenario,
    message,
  }) => {
    await signIn('huda');
    await page.goto(path);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    const choose = async (id: (typeof old)[0] | typeof next) => page.getByRole('radio', { name: message(id) }).check();
    await scenario('slow');
    const { asked, over } = late(page, (address) => address.includes(old[1]));
    await choose(old[0]);
    await asked;
    await scenario('default');
    await choose(next);
    await expect(cards.first()).toContainText(message(shows));
    await over;
    for (const card of await cards.all()) await expect(card).toContainText(message(shows));
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('radio', { name: message(next) })).toBeChecked();
  });
}

test('E06 The search for a school shows what was typed last, however late the answer before comes @in-arabic', async ({
  page,
  signIn,
  scenario,
  language,
  message,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('reem');
  await page.goto('/profile/my-account/applicants/add-applicants');
  const { school } = form;
  const options = page.getByRole('option');
  await school.click();
  await expect(options.first()).toBeVisible();
  await scenario('slow');
  const { asked, over } = late(page, (address) => address.includes('search=Masar'));
  await school.fill('Masar');
  await asked;
  await scenario('default');
  await school.fill('Taybah');
  await expect(options).toHaveCount(1);
  await expect(options).toContainText(/Taybah|طيبة/);
  await over;
  await expect(options).toHaveCount(1);
  await expect(options).toContainText(/Taybah|طيبة/);
});

test('E06 A late answer never takes the place of a newer one @once @rest', async ({ page, scenario, message }) => {
  await page.goto('/meals');
  const meals = page.getByRole('main').getByRole('article');
  await expect(meals.first()).toBeVisible();
  const choose = async (category: 'soup' | 'breakfast') =>
    page.getByRole('radio', { name: message(`meals.filter.category.${category}`) }).check();
  await scenario('slow');
  const { asked, over } = late(page, (address) => address.includes('category=soup'));
  await choose('soup');
  await asked;
  await scenario('default');
  await choose('breakfast');
  await expect(meals.first()).toContainText(message('meals.category.breakfast'));
  await over;
  for (const meal of await meals.all()) await expect(meal).toContainText(message('meals.category.breakfast'));
  await expect(page).toHaveURL(/category=breakfast/);
});
