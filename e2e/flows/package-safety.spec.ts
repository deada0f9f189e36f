import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { loosely } from './journey-steps.ts';
import { students } from './order-page-steps.ts';
import { openPackage, panelOf } from './package-steps.ts';
import { saveElsewhere } from './save-elsewhere.ts';

const sesame = { en: 'sesame', ar: 'السمسم' };
const everyday = { en: 'Everyday Healthy', ar: 'الصحي اليومي' };
const allergySafe = { en: 'Allergy Safe', ar: 'آمِن من الحساسية' };

/** What is shown about one student under the cards. */
const checkOf = (panel: Locator, student: string): Locator => panel.getByRole('group', { name: student, exact: true });

/** Faisal may eat everything from now on, so that only a student who is chosen has a result. */
async function everyoneFits(page: Page): Promise<void> {
  const nothing = { allergens: [], health_issues: [], delivery_target: 'school' };
  expect(await saveElsewhere(page, '/applicants/12', 'applicant', nothing)).toBe(200);
}

/** Sara may not eat sesame at all from now on. */
async function allergic(page: Page): Promise<void> {
  const severe = { allergens: [{ code: 'sesame', severity: 'severe' }] };
  expect(await saveElsewhere(page, '/applicants/11', 'applicant', severe)).toBe(200);
}

test.beforeEach(async ({ signIn }) => {
  await signIn('huda');
});

test('F14 The panel shows for each child whether the package fits, why not, and the meals with their days one tap away', async ({
  page,
  message,
  language,
  axe,
}) => {
  await openPackage(page, '/packages/1');
  const panel = panelOf({ page, message });
  const cards = panel.getByRole('group', { name: message('subscribe.students.title') });
  await expect(cards.getByText(message('safety.mark.package.safe'), { exact: true })).toHaveCount(1);
  await expect(cards.getByText(message('safety.mark.package.check'))).toHaveCount(1);
  // The package has a meal with peanuts, which may come on a day that is not planned yet.
  await expect(cards.getByText(message('safety.mark.package.blocked'))).toHaveCount(1);
  const faisal = students.faisal[language];
  const severe = message('safety.severity', { severity: 'severe' });
  const peanuts = { allergen: language === 'ar' ? 'الفول السوداني' : 'peanuts', name: faisal, severity: severe };
  await expect(checkOf(panel, faisal).getByText(loosely(message('safety.package.contains', peanuts)))).toBeVisible();

  const lama = students.lama[language];
  await panel.getByRole('checkbox', { name: lama }).check();
  const check = checkOf(panel, lama);
  await expect(check.getByText(message('safety.mark.package.check'))).toBeVisible();
  const mild = message('safety.severity', { severity: 'mild' });
  await expect(check.getByText(loosely(mild))).not.toHaveCount(0);
  await expect(check.getByText(loosely(sesame[language]))).not.toHaveCount(0);
  await expect(check.getByText(message('subscribe.safety.swapped', { name: lama }))).toBeVisible();
  await axe();

  await check.getByRole('button').first().click();
  const list = page.getByRole('dialog', { name: message('safety.dishes.title', { name: lama }) });
  await expect(list.getByText(message('safety.dishes.unplanned'), { exact: true })).toBeVisible();
  const dish = list.getByRole('button').nth(1);
  const name = (await dish.textContent()) ?? '';
  await axe();
  await dish.click();
  const meal = page.getByRole('dialog', { name });
  await expect(meal.getByRole('heading', { name: message('meals.dialog.contains'), exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeVisible();
  await expect(list.getByRole('button', { name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('F14 The panel keeps its height while the meals are compared, so that its button stays under the finger', async ({
  page,
  controls,
  message,
  language,
}) => {
  const path = '/packages/1?applicant=11';
  const panel = panelOf({ page, message });
  const heightOf = async () => {
    await page.evaluate(async () => document.fonts.ready);
    return (await panel.boundingBox())?.height ?? 0;
  };
  await openPackage(page, path);
  await everyoneFits(page);
  await controls({ failure: { operation: 'listMenus', kind: 'timeout' } });
  await openPackage(page, path);
  await expect(panel.locator('[aria-busy]')).toHaveCount(1);
  const comparing = await heightOf();
  await controls({ failure: null }, 'next page');
  await openPackage(page, path);
  await expect(checkOf(panel, students.sara[language]).getByText(message('safety.mark.package.safe'))).toBeVisible();
  // A long name takes a line more, which is less than half of the button.
  expect(Math.abs((await heightOf()) - comparing)).toBeLessThan(24);
});

test('F15 A package that does not fit a child who is not chosen has its room from the start', async ({
  page,
  controls,
  message,
  language,
}) => {
  const panel = panelOf({ page, message });
  const heightOf = async () => {
    await page.evaluate(async () => document.fonts.ready);
    return (await panel.boundingBox())?.height ?? 0;
  };
  await openPackage(page, '/packages/1');
  const faisal = checkOf(panel, students.faisal[language]);
  await expect(faisal.getByRole('link', { name: loosely(allergySafe[language]) }).first()).toBeVisible();
  const known = await heightOf();
  await controls({ failure: { operation: 'listMenus', kind: 'timeout' } }, 'next page');
  await openPackage(page, '/packages/1');
  await expect(panel.locator('[aria-busy]')).toHaveCount(1);
  // The number of the packages that fit is not known before.
  expect(Math.abs((await heightOf()) - known)).toBeLessThan(80);
});

test('F14 What is pressed below a child’s result stays where it is while the meals of other days are compared', async ({
  page,
  controls,
  message,
  language,
}) => {
  await openPackage(page, '/packages/1?applicant=13');
  await everyoneFits(page);
  await openPackage(page, '/packages/1?applicant=13');
  const panel = panelOf({ page, message });
  const result = checkOf(panel, students.lama[language]);
  await expect(result.getByText(message('safety.mark.package.check'))).toBeVisible();
  await page.evaluate(async () => document.fonts.ready);
  const more = panel.getByRole('button', { name: message('subscribe.count.more.monthly') });
  await more.scrollIntoViewIfNeeded();
  const place = await more.boundingBox();
  await controls({ failure: { operation: 'listMenus', kind: 'timeout' } });
  await more.click();
  await expect(panel.locator('[aria-busy]')).toHaveCount(1);
  // A result for other days is not shown.
  await expect(result).toBeHidden();
  expect(await more.boundingBox()).toEqual(place);
});

test('F15 A child whom a package does not fit can’t be chosen, and the packages that fit keep the dates @in-english', async ({
  page,
  message,
  language,
  axe,
}) => {
  const sara = students.sara[language];
  await openPackage(page, '/packages/1');
  await allergic(page);
  await page.goto('/packages/1?plan=_1_2027-01-03_');
  const panel = panelOf({ page, message });
  const check = checkOf(panel, sara);
  await expect(check.getByText(message('safety.mark.package.blocked'))).toBeVisible();
  await panel.getByRole('checkbox', { name: sara }).click();
  await expect(panel.getByRole('checkbox', { name: sara })).not.toBeChecked();
  await expect(check).toBeFocused();
  const severe = message('safety.severity', { severity: 'severe' });
  await expect(check.getByText(loosely(severe))).not.toHaveCount(0);
  const fitting = check.getByRole('link', { name: allergySafe[language] }).first();
  await expect(fitting).toContainText(loosely(message('safety.fitting.count', { count: 0, total: 22 })));
  await axe();
  await fitting.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allergySafe[language]);
  await expect(page).toHaveURL(/2027-01-03/);
  await expect(panel.getByRole('checkbox', { name: sara })).toBeChecked();
  await expect(checkOf(panel, sara).getByText(message('safety.mark.package.safe'))).toBeVisible();
});

test('F15 The mock’s panel opens a package with peanuts, which does not fit the child who must not eat them @in-english @rest', async ({
  page,
  controls,
  message,
  language,
}) => {
  await controls({ panel: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Mock panel' }).click();
  await page.getByRole('link', { name: 'Package with peanuts' }).click();
  const check = checkOf(panelOf({ page, message }), students.faisal[language]);
  await expect(check.getByText(message('safety.mark.package.blocked'))).toBeVisible({ timeout: 30_000 });
  await expect(check).toContainText(language === 'ar' ? 'الفول السوداني' : 'peanuts');
  await expect(check.getByRole('link', { name: allergySafe[language] }).first()).toContainText(
    loosely(message('safety.fitting.count', { count: 0, total: 22 })),
  );
});

test('F15 A child in a shared link whom the package does not fit is refused with the reason @in-english @rest', async ({
  page,
  message,
  language,
}) => {
  const sara = students.sara[language];
  await openPackage(page, '/packages/1');
  await allergic(page);
  await page.goto('/packages/1?applicant=11&plan=11_1_2027-01-03_');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(everyday[language]);
  const panel = panelOf({ page, message });
  await expect(checkOf(panel, sara).getByText(message('safety.mark.package.blocked'))).toBeVisible();
  await panel.getByRole('button', { name: message('subscribe.checkout') }).click();
  await expect(panel.getByRole('link', { name: message('subscribe.students.unsafe', { name: sara }) })).toBeVisible();
  await expect(page).toHaveURL(/\/packages\/1/);
});

test('F14 A menu that did not load is no package that fits, and can be loaded again @in-arabic @rest', async ({
  page,
  message,
  language,
  scenario,
  allowComplaint,
}) => {
  allowComplaint(/500/);
  await scenario('refused-listMenus-500');
  await openPackage(page, '/packages/1');
  const panel = panelOf({ page, message });
  await expect(panel.getByText(message('subscribe.safety.failed'))).toBeVisible();
  const cards = panel.getByRole('group', { name: message('subscribe.students.title') });
  await expect(cards.getByText(message('safety.mark.package.safe'))).toHaveCount(0);
  await expect(cards.getByText(message('safety.mark.package.check'))).toHaveCount(3);
  await panel.getByRole('checkbox', { name: students.sara[language] }).check();
  await scenario('default');
  await panel.getByRole('button', { name: message('subscribe.failed.retry') }).click();
  await expect(checkOf(panel, students.sara[language]).getByText(message('safety.mark.package.safe'))).toBeVisible();
});
