import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

// A Wednesday, at noon in Riyadh.
const wednesday = '2026-11-25T09:00:00Z';
const week = '/meals?view=week';

const days = (page: Page) => page.getByRole('main').getByRole('tab');
const chosen = (page: Page) => page.getByRole('main').getByRole('tab', { selected: true });

test('F01 A visitor reads the menu of the week, of another week and of another package', async ({
  page,
  message,
  clock,
  axe,
}) => {
  await clock(wednesday);
  await page.goto('/meals');
  const views = page.getByRole('navigation', { name: message('menu.views') });
  await views.getByRole('link', { name: message('menu.view.week') }).click();
  await expect(page).toHaveURL(/\/meals\?view=week$/);
  await expect(page).toHaveTitle(message('app.title', { page: message('menu.title') }));
  await expect(days(page)).toHaveCount(5);
  await expect(chosen(page)).toHaveAccessibleName(/25 .* 2026.*1448/);
  await expect(chosen(page)).toHaveAttribute('aria-current', 'date');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('article')).toHaveCount(1);
  await axe();

  await page.getByRole('button', { name: message('menu.week.next') }).click();
  await expect(page).toHaveURL(/\?day=2026-12-02&package=\d+$/);
  await expect(chosen(page)).toHaveAccessibleName(/ 2 .* 2026.*1448/);
  await expect(panel.getByRole('article')).toHaveCount(1);

  await page.getByRole('main').getByRole('combobox').click();
  await page.getByRole('option').nth(1).click();
  await expect(page).toHaveURL(/\?day=2026-12-02&package=(?!1$)\d+$/);
  await expect(panel.getByRole('article').first()).toBeVisible();

  await views.getByRole('link', { name: message('menu.view.all') }).click();
  await expect(page).toHaveURL(/\/meals$/);
  await expect(page.getByRole('searchbox').or(page.getByRole('search'))).toBeVisible();
});

test('F01 On a weekend the menu opens on the next Sunday @in-english @rest', async ({ page, clock, language }) => {
  await clock('2026-11-27T09:00:00Z');
  await page.goto(week);
  await expect(chosen(page)).toHaveAccessibleName(
    language === 'ar' ? /الأحد 29 نوفمبر 2026/ : /Sunday 29 November 2026/,
  );
});

test('F02 The days are walked with the arrow keys, past the end of the week too, each in one sentence @in-english', async ({
  page,
  language,
  clock,
}) => {
  await clock(wednesday);
  await page.goto(week);
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1);
  const dish = await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).first().textContent();
  await expect(chosen(page)).toHaveAccessibleName(new RegExp(`^[^.؟?!]+: ${dish?.trim()}[^.؟?!]+[.]$`));
  // One tab stop for the whole strip.
  await expect(page.locator('main [role="tab"][tabindex="0"]')).toHaveCount(1);

  const [forward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  await chosen(page).focus();
  await page.keyboard.press(forward ?? '');
  await expect(chosen(page)).toBeFocused();
  await expect(chosen(page)).toHaveId('menu-day-2026-11-26');
  await page.keyboard.press(forward ?? '');
  await expect(chosen(page)).toBeFocused();
  await expect(chosen(page)).toHaveId('menu-day-2026-11-29');
  await page.keyboard.press('End');
  await expect(chosen(page)).toHaveId('menu-day-2026-12-03');
  await page.keyboard.press(back ?? '');
  await expect(chosen(page)).toHaveId('menu-day-2026-12-02');
  await page.keyboard.press('Home');
  await expect(chosen(page)).toHaveId('menu-day-2026-11-29');
  await expect(chosen(page)).toBeFocused();
  await expect(page).toHaveURL(/day=2026-11-29/);
});

test('F02 On a phone the strip is swiped, and the chosen day is in view @in-arabic', async ({ page, clock }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await clock(wednesday);
  await page.goto(week);
  await expect(days(page)).toHaveCount(5);
  const strip = page.getByRole('tablist');
  const { hidden, snaps } = await strip.evaluate((element) => ({
    hidden: element.scrollWidth - element.clientWidth,
    snaps: getComputedStyle(element).scrollSnapType,
  }));
  expect(hidden).toBeGreaterThan(100);
  expect(snaps).toContain('x');
  await expect(chosen(page)).toBeInViewport({ ratio: 1 });
  await expect(days(page).first()).not.toBeInViewport({ ratio: 1 });
});

test('F03 A day can be shared by its address, which names no child @in-arabic @rest', async ({
  page,
  message,
  signIn,
  clock,
}) => {
  await page.addInitScript(() => {
    const shared: { url?: string }[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => {
      shared.push({ url: data?.url ?? '' });
    };
  });
  await signIn('huda');
  await clock(wednesday);
  await page.goto('/meals?day=2026-11-30&package=3&applicant=12');
  await expect(chosen(page)).toHaveId('menu-day-2026-11-30');
  await page.getByRole('button', { name: message('menu.share') }).click();
  const read = () => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
  await expect.poll(async () => (await read()).length).toBe(1);
  const url = new URL((await read())[0]?.url ?? '');
  expect(url.pathname).toBe('/meals');
  expect([...url.searchParams.keys()].toSorted()).toEqual(['day', 'lang', 'package']);

  await page.goto(url.pathname + url.search);
  await expect(chosen(page)).toHaveId('menu-day-2026-11-30');
});

test('F03 Without a way to share, the address is copied, or the page says where it is @in-english @rest', async ({
  page,
  message,
  clock,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    let times = 0;
    navigator.clipboard.writeText = async () => {
      times += 1;
      if (times > 1) throw new DOMException('refused', 'NotAllowedError');
    };
  });
  await clock(wednesday);
  await page.goto('/meals?day=2026-11-30&package=3');
  const share = page.getByRole('button', { name: message('menu.share') });
  await share.click();
  await expect(page.getByText(message('menu.share.copied'))).toBeVisible();
  await share.click();
  await expect(page.getByText(message('menu.share.failed'))).toBeVisible();
});

for (const [day, problem, tag] of [
  ['2026-02-30', 'not_a_date', '@in-english'],
  ['tomorrow', 'not_a_date', '@in-english @rest'],
  ['9999-12-31', 'out_of_range', '@in-english @rest'],
  ['2026-12-04', 'weekend', '@in-arabic'],
] as const) {
  test(`F03 A link to the day ${day} says what is shown instead ${tag}`, async ({ page, message, clock }) => {
    await clock(wednesday);
    await page.goto(`/meals?day=${day}&package=1`);
    const [before] = message(`menu.problem.${problem}`, { date: '@', from: '@', to: '@' }).split('@');
    await expect(page.getByRole('main').getByText(before ?? '')).toBeVisible();
    await expect(chosen(page)).toHaveId(problem === 'weekend' ? 'menu-day-2026-12-06' : 'menu-day-2026-11-25');
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  });
}

test('F03 A link to a package that does not exist says which one is shown @in-english @rest', async ({
  page,
  message,
  clock,
}) => {
  await clock(wednesday);
  await page.goto('/meals?day=2026-11-30&package=90000');
  const [before] = message('menu.problem.package', { name: '@' }).split('@');
  await expect(page.getByRole('main').getByText(before ?? '')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
});

test('F04 A day names what was replaced and why, what is not planned yet, and a vacation @in-english', async ({
  page,
  message,
  language,
  scenario,
  clock,
}) => {
  await clock(wednesday);
  await scenario('menu-changed');
  await page.goto('/meals?day=2026-11-26&package=1');
  const panel = page.getByRole('tabpanel');
  const reason = language === 'ar' ? 'لم تصل الخضار في الصباح.' : 'The vegetables did not arrive in the morning.';
  await expect(panel).toContainText(reason);
  const [before] = message('menu.swap', { previous: '@', reason: '' }).split('@');
  await expect(panel.getByRole('article')).toContainText(before?.trim() ?? '');
  await expect(chosen(page)).toHaveAccessibleName(
    new RegExp(message('menu.sentence.instead', { previous: '' }).trim()),
  );

  await page.goto('/meals?day=2026-11-29&package=1');
  await expect(panel).toContainText(message('menu.unplanned.text'));
  await expect(panel.getByRole('article')).toHaveCount(0);
  await expect(chosen(page)).toHaveAccessibleName(new RegExp(message('menu.sentence.unplanned')));

  await page.goto('/meals?day=2026-11-18&package=1');
  const vacation = language === 'ar' ? 'إجازة الخريف' : 'Autumn break';
  await expect(panel).toContainText(message('menu.closed.vacation', { name: vacation }));
  await expect(panel.getByRole('article')).toHaveCount(0);
});

test('F04 F08 A dish shows allergens, numbers, walking and salt, opens all facts, and is drawn without a picture @in-arabic', async ({
  page,
  message,
  clock,
}) => {
  await clock(wednesday);
  await page.goto('/meals?day=2026-11-25&package=1');
  const dish = page.getByRole('tabpanel').getByRole('article');
  await expect(dish).toContainText(message('meals.unit.kcal', { value: '420' }));
  await expect(dish).toContainText(message('dish.walking', { minutes: 48 }));
  await expect(dish).toContainText(message('dish.carbs', { value: message('meals.unit.grams', { value: '42' }) }));
  await expect(dish).toContainText(message('meals.highSalt'));
  await expect(dish.locator('img')).toHaveCount(1);
  const opener = dish.getByRole('link', { name: message('meals.detailsOne', { name: '' }).trim() });
  await opener.click();
  await expect(page).toHaveURL(/day=2026-11-25&package=1&meal=\d+$/);
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: message('meals.dialog.mayContain') }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/day=2026-11-25&package=1$/);
  await expect(opener).toBeFocused();

  // Rice paper rolls have no picture.
  await page.goto('/meals?day=2026-12-02&package=1');
  await expect(dish).toBeVisible();
  await expect(dish.locator('img')).toHaveCount(0);
  await expect(dish.locator('svg g[transform]')).toHaveCount(1);
});

test('F05 Below a package is the menu of its first two weeks, loaded only near the window, and nothing moves', async ({
  page,
  message,
  clock,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/menus')) asked.push(request.url());
  });
  await clock(wednesday);
  await page.goto('/packages/1');
  const section = page.getByRole('region', { name: message('menu.firstWeeks.title') });
  await expect(section).toBeAttached();
  const before = await section.evaluate((element) => element.getBoundingClientRect().height);
  expect(asked).toEqual([]);

  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('link')).toHaveCount(10);
  expect(asked).toHaveLength(1);
  expect(await section.evaluate((element) => element.getBoundingClientRect().height)).toBeCloseTo(before, 0);
  const first = section.getByRole('link').first();
  await expect(first).toHaveAccessibleName(/29 .* 2026.*1448/);
  await first.click();
  await expect(page).toHaveURL(/\/meals\?day=2026-11-29&package=1$/);
  await expect(chosen(page)).toHaveId('menu-day-2026-11-29');
});

test('F06 F08 A coming lunch shows its dish with allergens and numbers, and opens the meal', async ({
  page,
  message,
  signIn,
  clock,
  axe,
}) => {
  await signIn('huda');
  await clock(wednesday);
  await page.goto('/profile/my-orders/current-orders?order=2051');
  const lunches = page.getByRole('region', { name: message('order.deliveries.title') }).locator('ul > li');
  const today = lunches.first();
  await expect(today).toContainText(message('meals.unit.kcal', { value: '260' }));
  await expect(today).toContainText(message('dish.walking', { minutes: 30 }));
  await expect(today).toContainText(message('dish.carbs', { value: message('meals.unit.grams', { value: '33' }) }));
  await expect(today.locator('img')).toHaveCount(1);
  await axe();
  const opener = today.getByRole('button', { name: message('meals.detailsOne', { name: '' }).trim() });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: message('meals.dialog.contains'), exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: message('meals.dialog.packages') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/order=2051$/);

  // On this day Lama's dish has no picture.
  await clock('2026-11-22T06:00:00Z');
  await page.reload();
  const lead = page.locator('section[aria-labelledby="today-lunch"]');
  await expect(lead).toBeVisible();
  await expect(lead.locator('img')).toHaveCount(0);
  await expect(lead.locator('svg g[transform]')).toHaveCount(1);
});

test('F07 A parent sees for each child whether the day’s dish is safe, and why not', async ({
  page,
  message,
  language,
  signIn,
  clock,
  axe,
}) => {
  await signIn('huda');
  await clock(wednesday);
  await page.goto('/meals?day=2026-11-25&package=1');
  const children = page.getByRole('region', { name: message('menu.children') });
  await expect(children.getByRole('listitem')).toHaveCount(3);
  const lama = children.getByRole('listitem').filter({ hasText: language === 'ar' ? 'لمى' : 'Lama' });
  await expect(lama).toContainText(message('safety.mark.dish.check'));
  await expect(lama).toContainText(language === 'ar' ? 'السمسم' : 'sesame');
  await axe();
});

test('F07 A dish that a subscribed child must not eat leads to what the child is served', async ({
  page,
  message,
  language,
  scenario,
  signIn,
  clock,
}) => {
  await signIn('huda');
  // Lunches of this day were cooked before the allergy was added.
  await clock('2026-11-26T07:00:00Z');
  await scenario('allergy-added');
  await page.goto('/meals?day=2026-11-26&package=2');
  const children = page.getByRole('region', { name: message('menu.children') });
  const lama = children.getByRole('listitem').filter({ hasText: language === 'ar' ? 'لمى' : 'Lama' });
  await expect(lama).toContainText(message('safety.mark.dish.blocked'));
  await expect(lama).toContainText(language === 'ar' ? 'ما يُقدَّم لـ' : 'What Lama Al Harbi is served');
  await lama.getByRole('link').click();
  await expect(page).toHaveURL(/current-orders/);
});

test('F09 A dish whose allergens are not recorded says so, and is safe for no child that avoids one', async ({
  page,
  message,
  scenario,
  signIn,
  clock,
}) => {
  await signIn('huda');
  await clock(wednesday);
  await scenario('allergens-not-recorded');
  await page.goto('/meals?day=2026-11-25&package=1');
  const unlabelled = page.getByRole('tab', { name: message('menu.sentence.notStated') });
  await expect(async () => {
    await expect(page.getByRole('tabpanel').getByRole('article')).not.toHaveCount(0);
    if ((await unlabelled.count()) > 0) return;
    await page.getByRole('button', { name: message('menu.week.next') }).click();
    throw new Error('another week');
  }).toPass();
  await unlabelled.first().click();
  await expect(page.getByRole('tabpanel')).toContainText(message('meals.allergens.notStated'));
  const children = page.getByRole('region', { name: message('menu.children') });
  await expect(children.getByText(message('safety.mark.dish.check')).first()).toBeVisible();
});
