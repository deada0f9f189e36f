import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { monday, openOnMonday, students } from './order-page-steps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The part of the board about one of Huda's children. */
const partOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** 2:00 pm in Riyadh, after the last delivery of the day, from `monday` on. */
const untilDelivered = 4 * 3_600_000;

test('F20 F26 A parent’s home shows for each child today’s dish with its steps and times, the next lunch, the week and whether it is safe', async ({
  page,
  signIn,
  clock,
  message,
  language,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, '/');
  await expect(heading(page)).toHaveText(message('board.title'));
  await expect(page).toHaveTitle(message('app.title', { page: message('board.title') }));
  await expect(page.getByRole('article')).toHaveCount(3);

  const name = students.lama[language];
  const lama = partOf(page, name);
  await expect(
    lama.getByRole('heading', { name: message('orders.lead.out_for_delivery', { name, target: 'school' }) }),
  ).toBeVisible();
  const steps = lama.getByRole('list', { name: message('orders.progress.label', { name }) });
  await expect(steps.getByRole('listitem')).toContainText([/6:00/, /9:30/, message('orders.progress.delivered')]);
  await expect(steps.locator('[aria-current="step"]')).toContainText(message('orders.progress.out_for_delivery'));
  await expect(lama).toContainText(/9:30\s(am|ص).*12\s(pm|م)/);
  await expect(lama).toContainText(/ 6\s(pm|م)/);
  await expect(lama).toContainText(language === 'ar' ? 'لفائف ورق الأرز بالمانجو' : 'Rice paper rolls with mango');
  // The kitchen has replaced what is not safe for the child.
  await expect(lama.getByText(message('safety.mark.dish.safe'), { exact: true })).toHaveCount(2);
  // A child without an allergy or condition has no mark.
  const sara = partOf(page, students.sara[language]);
  await expect(sara).toContainText(message('board.week.title'));
  await expect(sara.getByText(message('safety.mark.dish.safe'), { exact: true })).toHaveCount(0);

  const faisal = partOf(page, students.faisal[language]);
  await expect(faisal).toContainText(message('orders.lead.none'));
  await expect(faisal).toContainText(message('board.rest.off'));
  await axe();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('F26 A mark that comes late has its room: nothing below it moves', async ({
  page,
  signIn,
  clock,
  controls,
  message,
  language,
}) => {
  const lama = partOf(page, students.lama[language]);
  const week = lama.getByText(message('board.week.title'));
  const marks = lama.getByText(message('safety.mark.dish.safe'), { exact: true });
  const topOfWeek = async () => {
    await page.evaluate(async () => document.fonts.ready);
    return (await week.boundingBox())?.y ?? 0;
  };
  await controls({ failure: { operation: 'listMeals', kind: 'timeout' } });
  await openOnMonday({ page, clock, signIn }, '/');
  await expect(lama.getByRole('listitem').first()).toBeVisible();
  await expect(lama.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(marks).toHaveCount(0);
  const before = await topOfWeek();
  await controls({ failure: null }, 'next page');
  await page.reload();
  await expect(marks).toHaveCount(2);
  expect(Math.abs((await topOfWeek()) - before)).toBeLessThanOrEqual(1);
});

test('F21 A lunch arrives while the board is open, and a screen reader is told', async ({
  page,
  signIn,
  clock,
  message,
  language,
}) => {
  await page.clock.install();
  await openOnMonday({ page, clock, signIn }, '/');
  const name = students.lama[language];
  const lama = partOf(page, name);
  await expect(lama.locator('[aria-current="step"]')).toContainText(message('orders.progress.out_for_delivery'));
  await page.clock.fastForward(untilDelivered);
  await expect(lama.getByRole('heading', { name: message('orders.lead.delivered', { name }) })).toBeVisible();
  await expect(lama.locator('[aria-current="step"]')).toContainText(message('orders.progress.delivered'));
  await expect(lama).toContainText(message('order.delivery.since.delivered', { time: '12:00' }).slice(0, -1));
  await expect(page.getByRole('status').filter({ hasText: message('orders.lead.delivered', { name }) })).toHaveCount(1);
});

test('F22 The next deadline for an off day is shown, and the next one after it has passed', async ({
  page,
  signIn,
  clock,
  message,
  language,
}) => {
  await page.clock.install();
  await openOnMonday({ page, clock, signIn }, '/');
  const lama = partOf(page, students.lama[language]);
  const day = {
    thursday: { en: /Thu\s26\sNov/, ar: /الخميس\s26\sنوفمبر/ },
    monday: { en: /Mon\s30\sNov/, ar: /الاثنين\s30\sنوفمبر/ },
  };
  const deadline = lama.getByText(
    new RegExp(message('board.deadline.offDay', { day: '@', until: '' }).split('@')[0] ?? '@'),
  );
  await expect(deadline).toContainText(day.thursday[language]);
  await expect(deadline).toContainText(message('time.left.hour', { time: message('time.hours', { count: 14 }) }));
  // Until midnight, 14 hours later. The school of the child is closed on Sunday 29 November.
  await page.clock.fastForward(14 * 3_600_000 + 60_000);
  await expect(deadline).toContainText(day.monday[language]);
  await expect(heading(page).locator('xpath=ancestor::header')).toContainText(
    language === 'ar' ? /الثلاثاء\s24/ : /Tuesday\s24/,
  );
});

test('F23 Offline the board stays and says when it was last refreshed', async ({
  page,
  signIn,
  clock,
  connection,
  message,
  language,
}) => {
  await openOnMonday({ page, clock, signIn }, '/');
  const lama = partOf(page, students.lama[language]);
  const refreshed = page.getByText(message('board.refreshed', { time: '' }).trim());
  await expect(lama.locator('[aria-current="step"]')).toBeVisible();
  await expect(refreshed).toHaveCount(0);
  await connection('lost');
  await expect(refreshed).toContainText(/\d:\d\d\s(am|pm|ص|م)/);
  await expect(lama.locator('[aria-current="step"]')).toBeVisible();
  await connection('back');
  await expect(refreshed).toHaveCount(0);
});

for (const { who, id, href, label, opened = href, tag } of [
  { who: 'reem', id: 'board.empty.title', href: /\/add-applicants$/, label: 'students.add', tag: '@in-english' },
  {
    who: 'noura',
    id: 'students.card.noSubscription',
    href: /\/packages\?applicant=14$/,
    label: 'students.card.packages',
    tag: '@in-arabic',
  },
  {
    who: 'maha',
    id: 'board.cart.title',
    href: /\/cart\/choose-applicants$/,
    label: 'board.cart.finish',
    tag: '@in-english @rest',
  },
  {
    who: 'salma',
    id: 'board.cart.unpaid',
    href: /\/checkout$/,
    label: 'board.cart.pay',
    // The open payment of the order.
    opened: /\/checkout\?payment=\d+$/,
    tag: '@in-english @rest',
  },
] as const) {
  test(`F24 Where nothing runs, the board says what to do next: ${label} ${tag}`, async ({
    page,
    signIn,
    clock,
    message,
    axe,
  }) => {
    await clock(monday);
    await signIn(who);
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByText(message(id)).first()).toBeVisible();
    const next = main.getByRole('link', { name: message(label) }).first();
    await expect(next).toHaveAttribute('href', href);
    await axe();
    await next.click();
    await expect(page).toHaveURL(opened);
  });
}

test('F25 What visitors see stays in reach of a signed-in parent, and comes back after logging out', async ({
  page,
  signIn,
  clock,
  message,
}) => {
  await openOnMonday({ page, clock, signIn }, '/');
  const footer = page.locator('main ~ footer');
  await footer.getByRole('link', { name: message('shell.nav.welcome') }).click();
  await expect(heading(page)).toHaveText(message('home.hero.title'));
  await expect(page).toHaveURL(/\/\?welcome=true$/);
  await page.reload();
  await expect(heading(page)).toHaveText(message('home.hero.title'));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(heading(page)).toHaveText(message('board.title'));
  await expect(page).toHaveURL(/\/$/);
  await page.evaluate(() => {
    localStorage.removeItem('TOKEN');
    window.dispatchEvent(new Event('storage'));
  });
  await expect(heading(page)).toHaveText(message('home.hero.title'));
  await expect(page.getByRole('article', { name: 'Lama' })).toHaveCount(0);
});

test('F26 A dish whose allergens could not be loaded has to be checked @in-english', async ({
  page,
  signIn,
  clock,
  scenario,
  message,
  language,
}) => {
  await scenario('refused-listMeals-400');
  await openOnMonday({ page, clock, signIn }, '/');
  const lama = partOf(page, students.lama[language]);
  await expect(lama.getByText(message('safety.mark.dish.check'), { exact: true })).toHaveCount(2);
  await expect(lama.getByText(message('safety.mark.dish.safe'), { exact: true })).toHaveCount(0);
});

test('F27 Neither the address nor the storage has anything of the children', async ({
  page,
  signIn,
  clock,
  language,
}) => {
  await openOnMonday({ page, clock, signIn }, '/');
  await expect(partOf(page, students.lama[language])).toContainText(/6:00/);
  expect(page.url()).toMatch(/\/$/);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).toContain('TOKEN');
  expect(stored).not.toMatch(/Lama|لمى|peanut|sesame/i);
});

test('F28 Where the days of a child fail, the rest of the board stays, and they can be requested again', async ({
  page,
  signIn,
  clock,
  controls,
  message,
  language,
}) => {
  await controls({ failure: { operation: 'listCurrentDeliveries', kind: 'html-500' } });
  await openOnMonday({ page, clock, signIn }, '/');
  const lama = partOf(page, students.lama[language]);
  await expect(lama.getByRole('alert')).toContainText(message('order.deliveries.failed'));
  await controls({ failure: null });
  await lama.getByRole('button', { name: message('order.deliveries.retry') }).click();
  await expect(lama).toContainText(message('board.week.title'));
  await expect(lama.getByRole('alert')).toHaveCount(0);
});

test('F28 Where the orders fail, an error page can be retried @in-english @rest', async ({
  page,
  signIn,
  clock,
  controls,
  message,
}) => {
  await controls({ failure: { operation: 'listCurrentOrders', kind: 'html-500' } });
  await openOnMonday({ page, clock, signIn }, '/');
  await expect(heading(page)).not.toHaveText(message('board.title'));
  await controls({ failure: null });
  await page
    .getByRole('main')
    .getByRole('button', { name: message('errorPage.retry') })
    .click();
  await expect(heading(page)).toHaveText(message('board.title'));
});

test('F29 Each day of the week is one sentence, and the keyboard reaches the off days of a child', async ({
  page,
  signIn,
  clock,
  message,
  language,
}) => {
  await openOnMonday({ page, clock, signIn }, '/');
  const lama = partOf(page, students.lama[language]);
  const week = lama.getByRole('region', { name: new RegExp(message('board.week.title')) }).getByRole('listitem');
  await expect(week).toHaveCount(5);
  await expect(week.locator('xpath=self::*[@aria-current="date"]')).toHaveCount(1);
  const sentence =
    language === 'ar'
      ? /الاثنين\s23\sنوفمبر\s2026: لفائف ورق الأرز بالمانجو، في الطريق/
      : /Monday\s23\sNovember\s2026: Rice paper rolls with mango, Out for delivery/;
  await expect(week.nth(1)).toContainText(sentence);
  // A day that is over keeps no verdict of today's profile.
  await expect(week.nth(0)).not.toContainText(message('safety.mark.dish.safe'));
  await expect(week.nth(2)).toContainText(message('safety.mark.dish.safe'));
  const offDay = lama.getByRole('button', { name: message('orders.offDays.open') });
  await offDay.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offDay).toBeFocused();
});

test('F20 F29 The last lunch can be rated from the board @in-english @rest', async ({
  page,
  signIn,
  clock,
  message,
  language,
}) => {
  await openOnMonday({ page, clock, signIn }, '/');
  const name = students.lama[language];
  const action = message('rating.lunch.action', { day: 'yesterday', date: '' });
  const rate = partOf(page, name).getByRole('button', { name: message('rating.lunch.action.of', { action, name }) });
  await rate.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('G67 Each child has one action for the next order: renew near the end, the same again afterwards, which shows what no longer fits or leads to the checkout', async ({
  page,
  signIn,
  clock,
  scenario,
  message,
  language,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, '/');
  const actions = (name: string) => [
    partOf(page, name).getByRole('button', { name: message('order.renew.action'), exact: true }),
    partOf(page, name).getByRole('button', { name: message('order.again.of', { name }), exact: true }),
  ];
  const expectActions = async (counts: Record<'sara' | 'lama' | 'faisal', [renew: number, again: number]>) => {
    for (const [student, expected] of Object.entries(counts)) {
      const shown = actions(students[student as keyof typeof counts][language]);
      for (const [at, action] of shown.entries()) await expect(action).toHaveCount(expected[at] ?? -1);
    }
  };
  await expectActions({ sara: [0, 0], lama: [0, 0], faisal: [0, 0] });
  // A week before the last lunches of Lama and Faisal.
  await clock('2026-12-07T07:00:00Z');
  await page.reload();
  await expectActions({ sara: [0, 0], lama: [1, 0], faisal: [1, 0] });
  // Four days after them.
  await scenario('allergy-added');
  await clock('2026-12-20T07:00:00Z');
  await page.reload();
  await expectActions({ sara: [0, 0], lama: [0, 1], faisal: [0, 1] });
  await axe();

  const lama = partOf(page, students.lama[language]);
  await lama.getByRole('button', { name: message('order.again') }).click();
  await expect(lama.getByRole('alert')).toContainText(students.lama[language]);
  await expect(lama.getByRole('alert').getByText(message('safety.mark.package.blocked'))).toBeVisible();
  await axe();
  await partOf(page, students.faisal[language])
    .getByRole('button', { name: message('order.again') })
    .click();
  await page.waitForURL('**/checkout');
  await expect(heading(page)).toHaveText(message('checkout.page.title'));
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: students.faisal[language] })).not.toHaveCount(0);
  await expect(main.getByText(students.lama[language])).toHaveCount(0);
  await page.goto('/');
  await expectActions({ sara: [0, 0], lama: [0, 1], faisal: [0, 0] });
});
