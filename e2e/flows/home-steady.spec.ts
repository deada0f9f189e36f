import { expect, test } from '../fixtures.ts';

const parts = [
  ['home.packages.title', 'listPackages'],
  ['home.meals.title', 'listMeals'],
  ['home.blog.title', 'listHealths'],
  ['home.partners.title', 'listPartners'],
] as const;

test('C01 X04 Each part of home keeps its height as what it waits for comes: nothing below it jumps @in-arabic @rest', async ({
  page,
  message,
  controls,
  settled,
}) => {
  const heightOf = async (title: (typeof parts)[number][0]) => {
    await page.evaluate(async () => document.fonts.ready);
    const part = page.getByRole('region', { name: message(title) });
    const box = await part.boundingBox();
    expect(box).not.toBeNull();
    return box?.height ?? 0;
  };
  await page.goto('/');
  await expect(page.getByRole('main').locator('a[href^="/packages/"]').first()).toBeVisible();
  await settled();
  for (const [title, operation] of parts) {
    await controls({ failure: null });
    const there = await heightOf(title);
    await controls({ failure: { operation, kind: 'timeout' } }, 'next page');
    await page.goto('/');
    const busy = page.getByRole('region', { name: message(title) }).locator('[aria-busy="true"]');
    await expect(busy).toBeVisible();
    expect(Math.abs((await heightOf(title)) - there), title).toBeLessThanOrEqual(4);
    await controls({ failure: null });
    await page.goto('/');
    await expect(busy).toHaveCount(0);
    await settled();
  }
});
