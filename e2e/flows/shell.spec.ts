import { findPersona } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';
import { submitSignIn } from './account-steps.ts';
import { firstControl } from './dialog-steps.ts';
import { contactForm, type Screen } from './form-fields.ts';
import { keyboard } from './input-methods.ts';

/** The menu of a small screen, and the button that opens the menu. */
const smallMenu = ({ page, message }: Screen) => ({
  opener: page.getByRole('banner').getByRole('button', { name: message('shell.menu.open') }),
  menu: page.getByRole('dialog', { name: message('shell.menu.title') }),
});

const isPhone = (width: number | undefined) => (width ?? 0) < 720;

for (const who of ['visitor', 'huda'] as const) {
  test(`L01 X04 At 320 px the controls in the top bar of ${who} are side by side${who === 'huda' ? ' @in-arabic' : ' @rest'}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(who);
    await page.goto('/about');
    // Measures the logo itself: it may be larger than its link.
    const parts = page
      .getByRole('banner')
      .locator('[role="img"], a:not(:has([role="img"])), button')
      .filter({ visible: true });
    await expect(parts).toHaveCount(who === 'visitor' ? 4 : 5);
    const boxes = await parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    const gaps = boxes
      .toSorted((a, b) => a.left - b.left)
      .map(({ left }, at, sorted) => left - (sorted[at - 1]?.right ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });
}

test('L01 X04 From 1024 px on the top bar holds all its links beside each other, in one line @in-english @rest', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('huda');
  for (const width of [1024, 1100, 1199, 1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: message('shell.cart') })).toBeVisible();
    const parts = bar.locator('[role="img"], a:not(:has([role="img"])), button').filter({ visible: true });
    const boxes = await parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    // The logo, seven links, the language switch and three icons.
    expect(boxes.length, String(width)).toBe(12);
    const sorted = boxes.toSorted((a, b) => a.left - b.left);
    const gaps = sorted.map(({ left }, at) => left - (sorted[at - 1]?.right ?? 0));
    expect(Math.min(...gaps), String(width)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...boxes.map(({ height }) => height)), String(width)).toBeLessThan(60);
    expect(Math.max(...boxes.map(({ right }) => right)), String(width)).toBeLessThanOrEqual(width);
  }
});

test('L01 L02 The top bar leads a visitor everywhere, and shows a signed-in parent notifications, cart and account @in-arabic', async ({
  page,
  message,
  signIn,
  viewport,
}) => {
  await signIn('huda');
  await page.goto('/packages');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: message('shell.notifications') })).toHaveAttribute(
    'href',
    '/notification',
  );
  await expect(bar.getByRole('link', { name: message('shell.cart') })).toHaveAttribute(
    'href',
    '/cart/choose-applicants',
  );
  await expect(bar.getByRole('link', { name: message('shell.signIn') })).toHaveCount(0);

  const ways = ['home', 'packages', 'meals', 'about', 'blog', 'event', 'contact'] as const;
  const paths = ['/', '/packages', '/meals', '/about', '/blog', '/event', '/contact'];
  if (isPhone(viewport?.width)) {
    await expect(bar.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('navigation', { name: message('shell.tabs.label') }).getByRole('link')).toHaveCount(5);
    return;
  }
  const links = bar.getByRole('navigation', { name: message('shell.nav.label') }).getByRole('link');
  await expect(links).toHaveText(ways.map((way) => message(`shell.nav.${way}`)));
  for (const [index, path] of paths.entries()) await expect(links.nth(index)).toHaveAttribute('href', path);
  await expect(bar.getByRole('link', { name: /Huda/ })).toHaveAttribute('href', '/profile/my-account/account-setting');
});

test('L01 The tabs of a phone mark the place that a page belongs to @once @rest', async ({ page, message, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('huda');
  const tabs = page.getByRole('navigation', { name: message('shell.tabs.label') }).getByRole('link');
  const labels = [
    'shell.nav.home',
    'shell.nav.meals',
    'shell.nav.packages',
    'shell.tabs.orders',
    'shell.account',
  ] as const;
  const places: [string, (typeof labels)[number] | null][] = [
    ['/packages/1', 'shell.nav.packages'],
    ['/cart/choose-applicants', 'shell.nav.packages'],
    ['/profile/my-orders/history', 'shell.tabs.orders'],
    ['/profile/my-orders/calendar', 'shell.tabs.orders'],
    ['/profile/my-orders/changes/2051', 'shell.tabs.orders'],
    ['/profile/my-orders/renewal', 'shell.tabs.orders'],
    ['/add-review/2018', 'shell.tabs.orders'],
    ['/profile/my-orders/order', 'shell.account'],
    ['/profile/my-account/applicants', 'shell.account'],
    ['/policy', null],
  ];
  for (const [path, place] of places) {
    await page.goto(path);
    await expect(tabs).toHaveText(labels.map((label) => message(label)));
    for (const [index, label] of labels.entries()) {
      await expect(tabs.nth(index)).toHaveCSS('font-weight', label === place ? '600' : '500');
    }
  }
});

for (const [label, path] of [
  ['shell.tabs.orders', '/profile/my-orders/current-orders'],
  ['shell.account', '/profile/my-account/account-setting'],
] as const) {
  const tag = label === 'shell.account' ? ' @rest' : '';
  test(`L01 R33 A visitor’s tab leads to sign-in, and from there to the place: ${label} @once${tag}`, async ({
    page,
    message,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/meals');
    const tabs = page.getByRole('navigation', { name: message('shell.tabs.label') });
    await tabs.getByRole('link', { name: message(label) }).click();
    await page.waitForURL('**/signin**');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('signIn.page.title'));
    await submitSignIn({ page, message }, findPersona('noura').account);
    await page.waitForURL((url) => url.pathname === path);
  });
}

test('L01 The cart’s icon counts the students in the order @once @rest', async ({ page, message, signIn }) => {
  await signIn('salma');
  await page.goto('/packages');
  const answer = await page.waitForResponse((response) => response.url().endsWith('/orders/draft'));
  const { data } = (await answer.json()) as { data: { order: { sub_orders: { applicant_id: number }[] } | null } };
  const count = new Set(data.order?.sub_orders.map((line) => line.applicant_id)).size;
  const name = count === 0 ? message('shell.cart') : message('shell.cart.count', { count });
  await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
});

test('L05 The footer holds newsletter, channels, policy and the developer’s credit', async ({ page, message }) => {
  await page.goto('/packages');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: message('shell.footer.email') })).toHaveAttribute('href', /^mailto:/);
  for (const channel of ['instagram', 'x', 'whatsapp', 'maps'] as const) {
    const link = footer.getByRole('link', { name: message(`shell.footer.${channel}`), exact: true });
    await expect(link).toHaveAttribute('href', /^https:/);
  }
  await expect(footer.getByRole('link', { name: message('shell.nav.policy') })).toHaveAttribute('href', '/policy');
  await expect(footer.getByText(message('shell.newsletter.text'))).toBeVisible();
  const creditText = message('shell.footer.developedBy', { developer: '' }).trim();
  const credit = footer.getByRole('link').filter({ hasText: creditText });
  await expect(credit).toHaveText(new RegExp(`${creditText}\\s+\\S`));
  await expect(credit).toHaveAttribute('href', /^https:/);
});

test('L06 Escape closes the menu of a small screen, and the focus is back on its button @in-arabic', async ({
  page,
  message,
  axe,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/packages');
  const { opener, menu } = smallMenu({ page, message });
  await opener.click();
  await expect(menu.getByRole('link', { name: message('shell.nav.event') })).toBeVisible();
  await axe();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('L06 L07 In the menu of a small screen Escape takes back the question first, then the menu; logged out, a parent is home @in-arabic @rest', async ({
  page,
  message,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('huda');
  await page.goto('/about');
  const hand = keyboard(page);
  const { opener, menu } = smallMenu({ page, message });
  await hand.press(opener);
  const ways = [
    ['shell.nav.home', '/'],
    ['shell.nav.meals', '/meals'],
    ['shell.nav.packages', '/packages'],
    ['shell.nav.event', '/event'],
    ['shell.nav.healthBlog', '/blog'],
    ['shell.nav.about', '/about'],
    ['shell.nav.contact', '/contact'],
    // A parent's home is the family board.
    ['shell.nav.welcome', '/?welcome=true'],
  ] as const;
  const links = menu.getByRole('navigation', { name: message('shell.nav.label') }).getByRole('link');
  await expect(links).toHaveText(ways.map(([label]) => message(label)));
  for (const [index, [, path]] of ways.entries()) await expect(links.nth(index)).toHaveAttribute('href', path);

  const logOut = menu.getByRole('button', { name: message('shell.menu.logOut'), exact: true });
  const question = page.getByRole('dialog', { name: message('shell.logOut.title') });
  await hand.press(logOut);
  await expect(firstControl(question)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(logOut).toBeFocused();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await hand.press(logOut);
  await hand.press(question.getByRole('button', { name: message('shell.logOut.confirm'), exact: true }));
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('L06 A08 A change of language asked for in the menu of a small screen is taken back by Escape, the menu still open @once @rest', async ({
  page,
  message,
  language,
}) => {
  const form = contactForm({ page, message });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await form.message.fill('Do you deliver to An Narjis?');
  const other = language === 'en' ? 'ar' : 'en';
  const question = page.getByRole('dialog', { name: message('shell.language.title') });
  // The dialog exists before the menu first opens, and is above the menu all the same.
  const toggle = page.getByRole('banner').locator(`a[hreflang="${other}"]`);
  await toggle.click();
  await expect(firstControl(question)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);

  const { opener, menu } = smallMenu({ page, message });
  await opener.click();
  const choice = menu.getByRole('radio', { name: other === 'ar' ? 'العربية' : 'English' });
  await choice.click();
  await question
    .getByRole('button', { name: message('shell.language.cancel') })
    .last()
    .click();
  await expect(question).toHaveCount(0);
  await choice.click();
  await expect(firstControl(question)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(choice).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(form.message).toHaveValue('Do you deliver to An Narjis?');
});

test('L08 X01 A keyboard skips to the content, and each new page takes the focus to its heading and is announced', async ({
  page,
  message,
}) => {
  await page.goto('/packages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('packages.title'));
  // The footer moves when the packages are shown, and a click misses a link that moves under it.
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: message('shell.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: message('shell.nav.policy') })
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(message('policy.title'));
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
});

test('R32 An unknown path shows a page with ways on @in-arabic', async ({ page, message, axe }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('notFound.title'));
  await expect(page).toHaveTitle(message('app.title', { page: message('notFound.title') }));
  const ways = page.getByRole('navigation', { name: message('notFound.links') }).getByRole('link');
  await expect(ways).toHaveCount(4);
  await axe();
  await ways.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('packages.title'));
});

test('R32 A known page of a thing that is gone shows that nothing was found @once @rest', async ({
  page,
  message,
  signIn,
}) => {
  await signIn('huda');
  for (const path of [
    '/profile/my-account/applicants/edit-applicants/9999',
    '/profile/my-account/applicants/edit-applicants/none',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('noResults.title'));
  }
  await page.goto('/profile/no-such-place');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('notFound.title'));
});

test('E01 Offline is shown as offline @once @rest', async ({ page, message, scenario }) => {
  await scenario('offline');
  await page.goto('/packages/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('errorPage.offline.title'));
  await expect(page.getByText(message('errors.offline'))).toBeVisible();
  await expect(page.getByText(message('shell.offline.title'), { exact: true })).toBeVisible();
});

test('X01 The colours follow the system until the parent chooses, and the choice is remembered @in-english', async ({
  page,
  message,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/packages');
  // The footer moves when the packages are shown.
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  const choice = page.getByRole('group', { name: message('shell.scheme.label') });
  await expect(choice.getByRole('radio', { name: message('shell.scheme.auto') })).toBeChecked();
  await choice.getByRole('radio', { name: message('shell.scheme.light') }).check();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.reload();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('X04 Who asks for less motion sees none; who does not, the app works the same @once @rest', async ({
  page,
  signIn,
  message,
}) => {
  // Animations that are long enough to be visible, single or repeated.
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 50)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name)),
    );
  await signIn('huda');
  const order = '/profile/my-orders/current-orders?order=2051';
  for (const path of ['/', order]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await moving(), `${path} at first`).toEqual([]);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await moving(), `${path} at its end`).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  const students = page.getByRole('main').getByRole('radio');
  await expect(students).toHaveCount(2);
  await students.nth(0).check({ force: true });
  await expect(page.getByRole('main')).toContainText('#NB-20511-1');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: message('shell.nav.policy') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('policy.title'));
});
