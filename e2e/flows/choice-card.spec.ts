import { expect, test } from '../fixtures.ts';
import { openPackage, panelOf } from './package-steps.ts';

test('P02 P08 A student’s card keeps its size when chosen, and only the mark in its corner shows the choice @in-arabic', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('huda');
  await openPackage(page, '/packages/3');
  const panel = panelOf({ page, message });
  const boxes = panel.getByRole('checkbox');
  const cards = panel.locator('label').filter({ has: page.getByRole('checkbox') });
  const sizes = () =>
    cards.evaluateAll((all) =>
      all.map((card) => {
        const { width, height } = card.getBoundingClientRect();
        return [width, height];
      }),
    );
  for (const box of await boxes.all()) await box.uncheck();
  const before = await sizes();
  expect(before).toHaveLength(3);
  for (const box of await boxes.all()) await box.check();
  expect(await sizes()).toEqual(before);
  for (const box of await boxes.all()) {
    expect(await box.evaluate((input) => getComputedStyle(input, '::before').content)).toBe('none');
  }
  // The cards that choose which student's dates are shown.
  const periods = panel.locator('label').filter({ has: page.getByRole('radio') });
  const heights = () => periods.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  await periods.nth(0).click();
  const firstChosen = await heights();
  await periods.nth(1).click();
  expect(await heights()).toEqual(firstChosen);
});

test('O03 A way to pay keeps the size of its card when chosen @in-english @rest', async ({ page, signIn }) => {
  await signIn('maha');
  await page.goto('/checkout');
  const methods = page.locator('label').filter({ has: page.getByRole('radio') });
  await expect(methods).toHaveCount(4);
  const heights = () => methods.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  const before = await heights();
  for (const method of await methods.all()) {
    await method.click();
    expect(await heights()).toEqual(before);
  }
});
