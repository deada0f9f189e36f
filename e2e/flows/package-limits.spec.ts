import { expect, test } from '../fixtures.ts';
import { loosely } from './journey-steps.ts';
import { openOnMonday, path as ordersPath } from './order-page-steps.ts';
import { panelOf } from './package-steps.ts';

test('P02 C10 A student outside a package’s ages is refused with the reason and led to the packages that fit @in-arabic @rest', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('noura');
  // Noura's student Rayan is nine; the package is for ages 12 to 18.
  await page.goto('/packages/7');
  const panel = panelOf({ page, message });
  await expect(panel).toContainText(message('subscribe.students.unfit', { min: 12, max: 18 }));
  await panel.getByRole('checkbox').first().check();
  const [, reason = ''] = message('subscribe.students.too_young', { name: '', date: '@', min: 12, max: 18 }).split('@');
  await expect(panel).toContainText(reason);
  await page.getByRole('button', { name: message('subscribe.checkout'), exact: true }).click();
  await expect(page.getByRole('alert').or(panel).filter({ hasText: reason }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/packages\/7/);
  await axe();

  await panel.getByRole('link', { name: message('subscribe.students.others', { age: 9 }) }).click();
  await expect(page).toHaveURL('/packages?applicant=14&age=9');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(8);
  await expect(page.locator('main a[href^="/packages/7"]')).toHaveCount(0);
  await axe();
  await page.getByRole('button', { name: message('packages.filter.age.remove', { age: 9 }) }).click();
  await expect(cards).toHaveCount(9);
});

test('C10 C11 C09 A package, meal or article that is no longer offered shows so on its page, with a next step @once @rest', async ({
  page,
  message,
  axe,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/packages/10');
  await expect(heading).toHaveText(message('package.withdrawn.title'));
  await expect(panelOf({ page, message })).toHaveCount(0);
  await axe();
  await page
    .getByRole('main')
    .getByRole('link', { name: message('package.withdrawn.others') })
    .click();
  await expect(heading).toHaveText(message('packages.title'));
  await expect(page.locator('main a[href^="/packages/10"]')).toHaveCount(0);

  await page.goto('/meals?meal=40');
  const dialog = page.getByRole('dialog', { name: message('meals.withdrawn.title') });
  await expect(dialog).toBeVisible();
  await axe();
  await dialog.getByRole('button', { name: message('meals.withdrawn.others') }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/meals');

  await page.goto('/blog/25');
  await expect(heading).toHaveText(message('article.withdrawn.title'));
  await axe();
  await page
    .getByRole('main')
    .getByRole('link', { name: message('article.withdrawn.others') })
    .click();
  await expect(heading).toHaveText(message('blog.title'));
});

test('H05 O07 A package is withdrawn: subscriptions go on, renewal shows why not and leads to others @once @rest', async ({
  page,
  signIn,
  clock,
  scenario,
  message,
}) => {
  await openOnMonday({ page, clock, signIn }, ordersPath);
  await scenario('package-withdrawn');
  await page.goto('/profile/my-orders/history?order=2018&subscription=3012');
  const tile = page.getByRole('group', { name: message('order.renew.title'), exact: true });
  await expect(tile).toContainText(message('order.renew.package_withdrawn'));
  await expect(tile.getByRole('button')).toHaveCount(0);
  await page.goto('/profile/my-orders/current-orders?order=2051&subscription=3022');
  await expect(page.getByRole('main')).toContainText(loosely(message('order.renew.package_withdrawn')));
  await page
    .getByRole('group', { name: message('order.renew.title'), exact: true })
    .getByRole('link', { name: message('order.renew.other') })
    .click();
  await expect(page).toHaveURL('/packages?applicant=13&age=5');
});

test('H05 C10 A renewal refused for the student’s age leads to the packages for that age @once @rest', async ({
  page,
  signIn,
  clock,
  scenario,
  message,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, ordersPath);
  await scenario('package-ages-lowered');
  await page.goto('/profile/my-orders/history?order=2018&subscription=3012');
  const tile = page.getByRole('group', { name: message('order.renew.title'), exact: true });
  await expect(tile).toContainText(message('order.renew.out_of_age'));
  const others = tile.getByRole('link', { name: message('order.renew.other') });
  await expect(others).toHaveAttribute('href', /age=11/);
  await others.click();
  await expect(page).toHaveURL('/packages?applicant=12&age=11');
  await expect(page.getByRole('button', { name: message('packages.filter.age.remove', { age: 11 }) })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.locator('main a[href^="/packages/3?"]')).toHaveCount(0);
  await axe();

  // When no package is for that age, no package is offered.
  await clock('2034-11-23T07:00:00Z');
  await page.goto('/profile/my-orders/history?order=2018&subscription=3012');
  await expect(tile).toContainText(message('order.renew.out_of_age.none', { min: 4, max: 18 }));
  await expect(tile.getByRole('link')).toHaveCount(0);
});
