import type { Page } from '@playwright/test';
import { findPersona } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';
import { submitSignIn } from './account-steps.ts';
import { loosely } from './journey-steps.ts';
import { students } from './order-page-steps.ts';
import { countField, day, openPackage, panelOf } from './package-steps.ts';

// At the journey's clock, Sunday 22 November 2026 at 10:00 in Riyadh, the first possible start is Sunday 29 November.
const dates = {
  start: { en: 'Sun 29 Nov 2026', ar: 'الأحد 29 نوفمبر 2026' },
  startHijri: { en: '19 Jumada II 1448 AH', ar: '19 جمادى الآخرة 1448 هـ' },
  end: { en: 'Mon 28 Dec 2026', ar: 'الاثنين 28 ديسمبر 2026' },
  endWithOneOff: { en: 'Tue 29 Dec 2026', ar: 'الثلاثاء 29 ديسمبر 2026' },
  weekEnd: { en: 'Thu 3 Dec 2026', ar: 'الخميس 3 ديسمبر 2026' },
  twoWeeksEnd: { en: 'Thu 10 Dec 2026', ar: 'الخميس 10 ديسمبر 2026' },
};

/** Taps a blocked day, which shows why it is blocked; without `force` Playwright waits for it to be enabled. */
const tapBlocked = (page: Page, on: string): Promise<void> => day(page, on).click({ force: true });

test('R10 C10 A parent opens a package and its lunches, reloads and goes back; an unknown one has no results @in-arabic @rest', async ({
  page,
  language,
  message,
  axe,
}) => {
  await page.goto('/packages');
  const name = language === 'ar' ? 'الصحي اليومي' : 'Everyday Healthy';
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/packages\/1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(message('app.title', { page: name }));
  const lunches = page.getByRole('region', { name: message('package.lunches.title') }).getByRole('listitem');
  await expect(lunches).toHaveCount(4);
  await page
    .locator('section')
    .filter({ has: page.getByRole('region', { name: message('package.lunches.title') }) })
    .last()
    .getByRole('button')
    .click();
  expect(await lunches.count()).toBeGreaterThan(4);
  await axe();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('packages.title'));
  for (const unknown of ['/packages/999', '/packages/none']) {
    await page.goto(unknown);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('noResults.title'));
  }
});

test('P01 P02 A visitor chooses dates, is asked to sign in, and finds them again after signing in @in-english', async ({
  page,
  language,
  message,
  axe,
}) => {
  await openPackage(page, '/packages/1');
  await countField(page).fill('2');
  await page.getByRole('button', { name: message('subscribe.calendar.next') }).click();
  await day(page, '2026-12-06').click();
  await expect(page).toHaveURL(/plan=_2_2026-12-06_/);
  await page.getByRole('button', { name: message('subscribe.visitor.subscribe'), exact: true }).click();
  const question = page.getByRole('dialog', { name: message('subscribe.signIn.title') });
  await expect(question).toBeVisible();
  if (language === 'en') {
    await expect(question).toContainText('You must sign in first to subscribe to a package.');
  }
  await axe();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: message('subscribe.visitor.subscribe'), exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('link', { name: message('subscribe.signIn.signIn') }).click();
  await submitSignIn({ page, message }, findPersona('noura').account);
  await page.waitForURL('**/packages/1?**');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(countField(page)).toHaveValue(message('subscribe.count.monthly', { count: 2 }));
  await expect(day(page, '2026-12-06')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('with the device in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('P03 P07 The calendar shows a parent why a day can’t be the start', async ({ page, language, message }) => {
    await openPackage(page, '/packages/1');
    const status = panelOf({ page, message }).getByRole('status').first();
    await expect(day(page, '2026-11-22')).toHaveAttribute('aria-current', 'date');
    // The reason is the weekend or the vacation first, then other reasons.
    const blocked = [
      ['2026-11-27', message('subscribe.day.weekend')],
      ['2026-11-17', message('subscribe.day.vacation', { name: language === 'ar' ? 'إجازة الخريف' : 'Autumn break' })],
      ['2026-11-23', message('subscribe.day.tooEarly', { hours: 48 })],
      ['2026-11-22', message('subscribe.day.tooEarly', { hours: 48 })],
      ['2026-11-26', message('subscribe.day.notSunday')],
    ] as const;
    for (const [on, reason] of blocked) {
      await expect(day(page, on)).toHaveAttribute('aria-disabled', 'true');
      await expect(day(page, on)).toHaveAccessibleName(new RegExp(reason.replace(/\.$/, '').replaceAll(/[()]/g, '.')));
      await tapBlocked(page, on);
      await expect(status).toContainText(reason);
    }
    // By keyboard: from the blocked Thursday to Friday, which is blocked too.
    await day(page, '2026-11-26').focus();
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(day(page, '2026-11-27')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status).toContainText(message('subscribe.day.weekend'));
    await expect(page).not.toHaveURL(/plan=/);
    await panelOf({ page, message })
      .getByRole('button', { name: loosely(message('subscribe.start.jump', { date: '' }).trim()) })
      .click();
    await expect(day(page, '2026-11-29')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/plan=_1_2026-11-29_/);
  });
});

test('P03 P04 A parent who comes with a Tuesday, no months or thirteen sees the error beside the field @in-english @rest', async ({
  page,
  signIn,
  language,
  message,
  axe,
}) => {
  await signIn('noura');
  await openPackage(page, '/packages/1?plan=14_1_2026-12-01_');
  const panel = panelOf({ page, message });
  await expect(panel.getByText(message('subscribe.day.notSunday'))).toBeVisible();
  const field = countField(page);
  // The field accepts only digits, so it holds whole numbers only.
  for (const [typed, kept] of [
    ['0', '0'],
    ['13', '13'],
    ['1.5', '15'],
    ['-4,5', '45'],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveValue(kept);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(message('subscribe.count.range', { min: 1, max: 12 }));
  }
  await field.fill('');
  await field.blur();
  const missing = message('subscribe.count.empty.monthly');
  if (language === 'en') expect(missing).toBe('Please Enter No. Months');
  await expect(field).toHaveAccessibleDescription(missing);
  await page.getByRole('button', { name: message('subscribe.checkout'), exact: true }).click();
  const summary = page.getByRole('region', { name: message('subscribe.errors.title', { count: 2 }) });
  await expect(summary).toBeFocused();
  await axe();
  await summary.getByRole('link', { name: missing }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('٣');
  await expect(panel.getByText(missing)).toHaveCount(0);
  await field.blur();
  await expect(field).toHaveValue(message('subscribe.count.monthly', { count: 3 }));
});

test('P05 O02 A parent sees period and price before paying', async ({ page, language, message }) => {
  await openPackage(page, '/packages/1');
  const panel = panelOf({ page, message });
  await expect(panel.getByText(loosely(dates.start[language])).last()).toBeVisible();
  await expect(panel.getByText(loosely(dates.startHijri[language])).last()).toBeVisible();
  await expect(panel.getByText(loosely(dates.end[language])).last()).toBeVisible();
  await expect(panel.getByText(message('subscribe.result.plain', { days: 22 }), { exact: true })).toBeVisible();
  await expect(panel.getByText(loosely(language === 'ar' ? '287.50 ر.س' : 'SAR 287.50'))).toBeVisible();
  // From 20 December the mid-year break is inside the period: 22 days end on 25 January.
  await openPackage(page, '/packages/2?plan=_1_2026-12-20_');
  await expect(panel.getByText(message('subscribe.result.vacation', { days: 22, vacationDays: 5 }))).toBeVisible();
  await expect(panel.getByRole('heading', { name: message('subscribe.skipped.title') })).toBeVisible();
  await expect(panel.getByText(language === 'ar' ? /إجازة منتصف العام/ : /Mid-year break/).last()).toBeVisible();
  // 290.00 and 20.00 for delivery: 46.50 of VAT.
  await expect(panel.getByText(loosely(language === 'ar' ? '356.50 ر.س' : 'SAR 356.50'))).toBeVisible();
});

test('P06 A parent takes days off on the calendar, three in a month, and each moves the end @in-english', async ({
  page,
  signIn,
  language,
  message,
  axe,
}) => {
  await signIn('noura');
  await openPackage(page, '/packages/1');
  const panel = panelOf({ page, message });
  await panel.getByRole('button', { name: message('subscribe.offDays.add') }).click();
  await expect(panel.getByRole('radio', { name: message('subscribe.calendar.segment.offDays') })).toBeFocused();
  const next = panel.getByRole('button', { name: message('subscribe.calendar.next') });
  if ((await day(page, '2026-12-08').count()) === 0) await next.click();

  await day(page, '2026-12-08').click();
  // One tap makes the day an off day: there is no confirmation that could be forgotten.
  await expect(day(page, '2026-12-08')).toBeFocused();
  await expect(day(page, '2026-12-08')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/2026-12-08/);
  const isOffDay = message('subscribe.offDays.added', { date: '' }).trim();
  await expect(panel.getByRole('status').filter({ hasText: isOffDay })).toContainText('8');
  await expect(panel.getByText(loosely(dates.endWithOneOff[language])).last()).toBeVisible();
  await expect(panel.getByText(message('subscribe.offDays.used', { used: 1, limit: 3 }))).toBeVisible();
  for (const on of ['2026-12-09', '2026-12-10']) {
    await day(page, on).click();
  }
  const month = language === 'ar' ? 'ديسمبر' : 'December';
  await expect(panel.getByText(message('subscribe.offDays.left', { left: 0, month }))).toBeVisible();
  await tapBlocked(page, '2026-12-14');
  await expect(panel.getByText(message('subscribe.day.allowanceUsed', { limit: 3, month }))).toBeVisible();
  await axe();
  // Tapped again, the day is a lunch again.
  await day(page, '2026-12-09').click();
  await expect(page).toHaveURL(/2026-12-08\.2026-12-10/);

  await panel.getByRole('button', { name: message('subscribe.checkout'), exact: true }).click();
  await page.waitForURL('**/checkout');
  // The checkout shows everything that the cart would show, so the parent sees it before paying.
  const line = page
    .getByRole('region', { name: message('checkout.subscriptions') })
    .getByRole('listitem')
    .first();
  for (const on of language === 'ar' ? ['8 ديسمبر', '10 ديسمبر'] : ['8 Dec', '10 Dec']) {
    await expect(line).toContainText(on);
  }
});

test('P06 The off days have an address: a reload stays at them, Back leads to the start day and keeps them @once @rest', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('noura');
  await openPackage(page, '/packages/1?plan=14_1_2026-12-06_2026-12-10');
  const panel = panelOf({ page, message });
  const offDays = panel.getByRole('radio', { name: message('subscribe.calendar.segment.offDays') });
  const open = panel.getByRole('button', { name: message('subscribe.offDays.add') });
  await open.click();
  await expect(offDays).toBeFocused();
  await page.reload();
  await expect(offDays).toBeChecked();
  await expect(day(page, '2026-12-10')).toBeVisible();
  // Tapped again, the day is a lunch again.
  await day(page, '2026-12-10').click();
  await expect(page).not.toHaveURL(/2026-12-10/);

  await page.goBack();
  await expect(open).toBeVisible();
  await expect(page).not.toHaveURL(/2026-12-10|step/);
  await page.goForward();
  await expect(offDays).toBeChecked();
  await expect(page).not.toHaveURL(/2026-12-10/);
});

test('P06 An off day in a vacation shows an error beside the off days and can be taken back @once', async ({
  page,
  signIn,
  language,
  message,
}) => {
  await signIn('noura');
  await openPackage(page, '/packages/1?plan=14_1_2026-12-20_2027-01-11');
  const panel = panelOf({ page, message });
  const vacation = message('subscribe.day.vacation', {
    name: language === 'ar' ? 'إجازة منتصف العام' : 'Mid-year break',
  });
  const error = panel.getByText(vacation);
  await expect(error).toBeVisible();
  await page.getByRole('button', { name: message('subscribe.checkout'), exact: true }).click();
  await expect(page.getByRole('region', { name: message('subscribe.errors.title', { count: 1 }) })).toBeFocused();
  await panel.getByRole('button', { name: message('subscribe.offDays.removeInvalid', { count: 1 }) }).click();
  await expect(error).toHaveCount(0);
});

test('P08 O01 A parent subscribes two students, each with dates of their own @in-english', async ({
  page,
  signIn,
  language,
  message,
  axe,
}) => {
  await signIn('huda');
  await openPackage(page, '/packages/1');
  const [sara, lama] = [students.sara[language], students.lama[language]];
  const toCheckout = page.getByRole('button', { name: message('subscribe.checkout'), exact: true });
  const toCart = page.getByRole('button', { name: message('subscribe.add'), exact: true });
  await page.getByRole('checkbox', { name: sara }).check();
  // A single student leads directly to the checkout, as the button says; several lead to the cart.
  await expect(toCheckout).toBeVisible();
  await expect(toCart).toHaveCount(0);
  await page.getByRole('checkbox', { name: lama }).check();
  await expect(toCheckout).toHaveCount(0);
  await expect(page.getByRole('radio', { name: lama })).toBeChecked();
  await countField(page).fill('2');
  await page.getByRole('radio', { name: sara }).check();
  await countField(page).blur();
  await expect(countField(page)).toHaveValue(message('subscribe.count.monthly', { count: 1 }));
  await axe();
  const created = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/v1/orders'),
  );
  await toCart.click();
  expect((await created).postDataJSON()).toEqual({
    applicants: [
      expect.objectContaining({ applicant_id: 11, package_id: 1, number_of_months: 1, vacancy: [] }),
      expect.objectContaining({ applicant_id: 13, package_id: 1, number_of_months: 2, vacancy: [] }),
    ],
  });
  await page.waitForURL('**/cart/choose-applicants');

  // Back on a package page, a student in the cart has the dates of the cart, and they can be changed.
  await openPackage(page, '/packages/1?applicant=13');
  await expect(countField(page)).toHaveValue(message('subscribe.count.monthly', { count: 2 }));
  await countField(page).fill('3');
  const changed = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: message('subscribe.add.change') }).click();
  expect((await changed).postDataJSON()).toMatchObject({ package_id: 1, number_of_months: 3, version: 1 });
  await page.waitForURL('**/cart/choose-applicants');
});

test('P08 A second subscription of a student may not overlap the first @once @rest', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('huda');
  await openPackage(page, '/packages/1?plan=13_1_2026-11-29_');
  const panel = panelOf({ page, message });
  const error = panel.getByRole('paragraph').filter({ hasText: /Steady|توازن/ });
  await expect(error).toBeVisible();
  await page.getByRole('button', { name: message('subscribe.checkout'), exact: true }).click();
  await expect(page.getByRole('region', { name: message('subscribe.errors.title', { count: 1 }) })).toBeFocused();
  await expect(page).toHaveURL(/\/packages\/1/);
  await panel.getByRole('button', { name: loosely(message('subscribe.start.take', { date: '' }).trim()) }).click();
  await expect(error).toHaveCount(0);
});

test('P09 P04 A weekly package counts five school days a week, one to twelve whole weeks', async ({
  page,
  language,
  message,
}) => {
  await openPackage(page, '/packages/4');
  const panel = panelOf({ page, message });
  await expect(panel.getByText(loosely(dates.weekEnd[language])).last()).toBeVisible();
  // The field selects its number one frame after it gets the focus. Left before that, it does not take the focus back.
  await countField(page).evaluate(async (field) => {
    field.focus();
    field.blur();
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
  await expect(countField(page)).not.toBeFocused();
  await expect(countField(page)).toHaveValue(message('subscribe.count.weekly', { count: 1 }));
  await countField(page).fill('');
  await countField(page).blur();
  const missing = message('subscribe.count.empty.weekly');
  if (language === 'en') expect(missing).toBe('Please Enter No. Weeks');
  await expect(countField(page)).toHaveAccessibleDescription(missing);
  await panel.getByRole('button', { name: message('subscribe.count.more.weekly') }).click();
  await expect(panel.getByText(loosely(dates.twoWeeksEnd[language])).last()).toBeVisible();
  await expect(panel.getByText(message('subscribe.result.plain', { days: 10 }), { exact: true })).toBeVisible();
  for (const typed of ['0', '13']) {
    await countField(page).fill(typed);
    await countField(page).blur();
    await expect(countField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(countField(page)).toHaveAccessibleDescription(message('subscribe.count.range', { min: 1, max: 12 }));
  }
  for (const [count, days] of [
    [1, 5],
    [12, 60],
  ] as const) {
    await countField(page).fill(String(count));
    await countField(page).blur();
    await expect(countField(page)).not.toHaveAttribute('aria-invalid');
    await expect(countField(page)).toHaveValue(message('subscribe.count.weekly', { count }));
    // Five days of the mid-year break and Founding Day are inside the longer period.
    const words =
      count === 1
        ? message('subscribe.result.plain', { days })
        : message('subscribe.result.vacation', { days, vacationDays: 6 });
    await expect(panel.getByText(words, { exact: true })).toBeVisible();
  }
});
