import { expect, test } from '../fixtures.ts';

test('R11 C11 A visitor narrows the meals, and the address keeps what was chosen @in-arabic', async ({
  page,
  message,
  axe,
}) => {
  await page.goto('/meals?category=soup');
  await expect(page).toHaveTitle(message('app.title', { page: message('meals.title') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('meals.title'));
  await expect(page.getByRole('radio', { name: message('meals.filter.category.soup') })).toBeChecked();
  const meals = page.getByRole('main').getByRole('article');
  await expect(meals.first()).toBeVisible();
  const soups = await meals.count();
  for (const meal of await meals.all()) await expect(meal).toContainText(message('meals.category.soup'));

  await page.getByRole('radio', { name: message('meals.filter.category.any') }).check();
  await expect(page).toHaveURL(/\/meals$/);
  await expect.poll(() => meals.count()).toBeGreaterThan(soups);
  await axe();

  const shown = await meals.count();
  await page.getByRole('button', { name: message('list.more') }).click();
  await expect.poll(() => meals.count()).toBeGreaterThan(shown);
});

test('C11 A parent leaves allergens out, traces included, and takes one back in @in-arabic', async ({
  page,
  message,
  language,
}) => {
  const milk = language === 'ar' ? 'الحليب' : 'Milk';
  await page.goto('/meals');
  const onPhone = (page.viewportSize()?.width ?? 0) <= 720;
  const meals = page.getByRole('main').getByRole('article');
  await expect(meals.first()).toBeVisible();
  if (onPhone) {
    await page.getByRole('button', { name: message('meals.filter.without.open', { count: 0 }) }).click();
    const sheet = page.getByRole('dialog', { name: message('meals.filters') });
    await sheet.getByRole('checkbox', { name: milk }).check();
    // The button contains the number of meals once it is loaded.
    await sheet.getByRole('button', { name: /\d/ }).click();
    await expect(sheet).toBeHidden();
  } else {
    await page.getByRole('checkbox', { name: milk }).check();
  }
  await expect(page).toHaveURL(/without=milk/);
  const wanted = language === 'ar' ? milk : milk.toLowerCase();
  // A paragraph outside the meals: until the new list is loaded, the meals of the old one are shown.
  const count = page.locator('main p:not(article p)').filter({ hasText: wanted });
  await expect(count).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: wanted })).toHaveCount(1);
  for (const meal of await meals.all()) await expect(meal).not.toContainText(wanted);

  await page.reload();
  await expect(count).toBeVisible();
  if (onPhone) {
    await page.getByRole('button', { name: message('meals.filter.without.remove', { name: wanted }) }).click();
  } else {
    await page.getByRole('button', { name: message('meals.filter.clear') }).click();
  }
  await expect(page).toHaveURL(/\/meals$/);
});

for (const [without, tag] of [
  ['moon_dust', '@in-arabic'],
  ['Milk', '@in-arabic @rest'],
  ['milk;eggs', '@in-arabic @rest'],
  ['milk&without=moon_dust', '@in-arabic @rest'],
] as const) {
  test(`C11 An address without ${without} shows an error, never unfiltered meals ${tag}`, async ({ page, message }) => {
    await page.goto(`/meals?without=${without}`);
    const notice = page.getByRole('alert').filter({ hasText: message('meals.filter.refused') });
    await expect(notice).toBeVisible();
    const meals = page.getByRole('main').getByRole('article');
    await expect(meals).toHaveCount(0);
    await notice.getByRole('button', { name: message('meals.filter.clear') }).click();
    await expect(page).toHaveURL(/\/meals$/);
    await expect(meals.first()).toBeVisible();
  });
}

test('C11 L06 A meal’s details name allergens, traces, numbers and salt, and Escape leads back @in-arabic @rest', async ({
  page,
  message,
  language,
  axe,
}) => {
  const name = language === 'ar' ? 'شوربة عدس مع خبز دافئ' : 'Lentil soup with warm bread';
  await page.goto('/meals');
  const opener = page.getByRole('link', { name: message('meals.detailsOne', { name }) });
  await opener.click();
  await expect(page).toHaveURL(/meal=2/);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toContainText(message('meals.highSalt'));
  await expect(dialog.getByRole('heading', { name: message('meals.dialog.contains'), exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: message('meals.dialog.mayContain'), exact: true })).toBeVisible();
  await expect(dialog).toContainText(message('meals.unit.grams', { value: '52' }));
  // The sugar content is unknown: it is shown as unknown, never as 0.
  await expect(dialog).toContainText(message('meals.nutrition.notStated'));
  await expect(dialog.getByText(message('meals.unit.grams', { value: '0' }), { exact: true })).toHaveCount(0);
  await axe();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/meals$/);
  await expect(opener).toBeFocused();
});

test('C11 C12 Without meals, the page shows an empty state that leads to the packages @in-arabic @rest', async ({
  page,
  message,
  scenario,
  axe,
}) => {
  await scenario('no-meals');
  await page.goto('/meals');
  await expect(page.getByRole('heading', { name: message('meals.empty') })).toBeVisible();
  await expect(page.getByRole('link', { name: message('meals.empty.packages') })).toHaveAttribute('href', '/packages');
  await axe();
});

test('E01 A meal opened offline shows an error in the page’s language, and is shown once online again @in-english @rest', async ({
  page,
  message,
  scenario,
}) => {
  await page.goto('/meals');
  const opener = page.getByRole('link', { name: message('meals.detailsOne', { name: '' }).trim() }).first();
  await expect(opener).toBeVisible();
  await scenario('offline');
  await opener.click();
  const dialog = page.getByRole('dialog', { name: message('meals.dialog.failed') });
  await expect(dialog.getByRole('alert').locator('p')).toHaveText([message('errors.offline')]);
  await scenario('default');
  await dialog.getByRole('button', { name: message('meals.retry') }).click();
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: message('meals.dialog.contains'), exact: true }),
  ).toBeVisible();
});

test('R32 A meal that is gone shows an error, and the list stays @once @rest', async ({ page, message }) => {
  await page.goto('/meals?meal=99999');
  const dialog = page.getByRole('dialog', { name: message('noResults.title') });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: message('meals.dialog.close') }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('C11 A meal whose allergens are not recorded asks the parent to ask, and no filter shows it @in-english', async ({
  page,
  message,
  scenario,
}) => {
  await scenario('allergens-not-recorded');
  await page.goto('/meals');
  const meals = page.getByRole('main').getByRole('article');
  const unlabelled = meals.filter({ hasText: message('meals.allergens.notStated') });
  await expect(unlabelled).toHaveCount(1);
  await unlabelled.getByRole('link').click();
  await expect(page.getByRole('dialog').getByText(message('meals.dialog.allergensNotStated'))).toHaveCount(2);

  await page.goto('/meals?without=fish');
  await expect(meals.first()).toBeVisible();
  await expect(unlabelled).toHaveCount(0);
});
