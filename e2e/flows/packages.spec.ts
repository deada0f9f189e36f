import { expect, test } from '../fixtures.ts';

test('R09 C10 A visitor narrows the packages by health and length, and the address keeps it @in-english', async ({
  page,
  message,
  axe,
}) => {
  await page.goto('/packages');
  await expect(page).toHaveTitle(message('app.title', { page: message('packages.title') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('packages.title'));
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(9);
  await expect(page.getByRole('main').getByText(message('packages.count', { count: 9 }))).toBeVisible();
  await axe();

  await page.getByRole('radio', { name: message('packages.category.chronic') }).check();
  await page.getByRole('radio', { name: message('packages.frequency.weekly') }).check();
  await expect(cards).toHaveCount(1);
  await expect(
    page.getByRole('main').getByText(message('packages.count', { count: 1 }), { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: message('packages.count', { count: 1 }) })).toHaveCount(1);
  await expect(cards).toContainText(message('packages.price.weekly'));
  await expect(page).toHaveURL('/packages?category=chronic&frequency=weekly');

  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('radio', { name: message('packages.frequency.weekly') })).toBeChecked();
});

test('C10 Up to three packages are side by side, and a fourth is refused with a message @in-english @rest', async ({
  page,
  message,
  axe,
}) => {
  await page.goto('/packages');
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(9);
  await boxes.nth(0).check();
  await expect(page.getByText(message('packages.compare.oneMore'))).toBeVisible();
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  const table = page.getByRole('region', { name: message('packages.compare.title') }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader', { name: message('packages.compare.price') })).toBeVisible();
  await boxes.nth(3).click();
  await expect(boxes.nth(3)).not.toBeChecked();
  await expect(page.getByRole('main').getByText(message('packages.compare.full'))).toBeVisible();
  await axe();
});

test('C12 Without packages, the page shows an empty state with a next step @once @rest', async ({
  page,
  message,
  scenario,
}) => {
  await scenario('no-packages');
  await page.goto('/packages');
  await expect(page.getByRole('heading', { name: message('packages.empty') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: message('packages.empty.contact') })).toBeVisible();
});

test('C10 The whole package card is one link, and its comparison box works on its own @in-arabic', async ({
  page,
  message,
}) => {
  await page.goto('/packages');
  const card = page.getByRole('main').getByRole('article').nth(1);
  await expect(card.getByRole('link')).toHaveCount(1);
  await expect(card.locator('a a, a button, a input, button a')).toHaveCount(0);
  await card.getByRole('checkbox').check();
  await expect(page).toHaveURL('/packages');
  await expect(page.getByText(message('packages.compare.oneMore'))).toBeVisible();

  const box = (await card.boundingBox()) ?? { width: 0, height: 0 };
  // Checks the picture at the top and the price at the bottom.
  for (const place of [
    { x: 20, y: 20 },
    { x: box.width / 2, y: box.height - 20 },
  ]) {
    await card.click({ position: place });
    await expect(page).toHaveURL('/packages/2');
    await page.goBack();
    await expect(card.getByRole('link')).toBeVisible();
  }
  await card.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/packages/2');
});
