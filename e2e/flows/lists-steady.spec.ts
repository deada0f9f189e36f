import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { panelOf } from './package-steps.ts';

const lists = [
  ['/packages', 'listPackages'],
  ['/meals', 'listMeals'],
  ['/blog', 'listHealths'],
] as const;

test('C08 C10 C11 X04 A loading list has the shape of the loaded one: its first cards keep their place and height @in-arabic @rest', async ({
  page,
  controls,
  settled,
}) => {
  const measured = async (cards: string) => {
    await page.evaluate(async () => document.fonts.ready);
    const boxes = await page.locator(cards).evaluateAll((all) =>
      all
        .slice(0, 3)
        .map((each) => each.getBoundingClientRect())
        .map(({ y, height }) => ({ y, height })),
    );
    return { count: boxes.length, top: boxes[0]?.y ?? 0, heights: boxes.map(({ height }) => height) };
  };
  for (const [path, operation] of lists) {
    await controls({ failure: null });
    await page.goto(path);
    await expect(page.locator('main article').first()).toBeVisible();
    await settled();
    const there = await measured('main article');
    await controls({ failure: { operation, kind: 'timeout' } }, 'next page');
    await page.goto(path);
    const pending = 'main [aria-busy="true"] > *';
    await expect(page.locator(pending).nth(2)).toBeVisible();
    const waiting = await measured(pending);
    expect(waiting.count, path).toBe(3);
    expect(Math.abs(waiting.top - there.top), `${path}: top`).toBeLessThanOrEqual(4);
    for (const [index, height] of there.heights.entries()) {
      expect(Math.abs(height - (waiting.heights[index] ?? 0)), `${path}: card ${index}`).toBeLessThanOrEqual(4);
    }
  }
});

test('C10 X04 A package page opens without a jump: what comes above the panel has its height from the start @in-english @rest', async ({
  page,
  controls,
  settled,
  message,
}) => {
  const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
  const price = page.locator('main ul li p b');
  await page.goto('/packages/2');
  await expect(page.getByRole('main').locator('[data-date]').first()).toBeVisible();
  await settled();
  await page.evaluate(async () => document.fonts.ready);
  const head = await topOf(price);
  const panel = await topOf(panelOf({ page, message }));
  await controls({ failure: { operation: 'getPackage', kind: 'timeout' } }, 'next page');
  await page.goto('/packages/2');
  await expect(page.getByText(message('package.loading'))).toBeAttached();
  await page.evaluate(async () => document.fonts.ready);
  expect(Math.abs((await topOf(price)) - head)).toBeLessThanOrEqual(4);
  const waitingPanel = await page
    .locator('main [aria-busy="true"] [aria-busy="true"]')
    .last()
    .evaluate((each) => each.parentElement?.getBoundingClientRect().y ?? 0);
  expect(Math.abs(waitingPanel - panel)).toBeLessThanOrEqual(4);
});

test('C09 X04 The loading side articles have the shape of the loaded ones @in-arabic @rest', async ({
  page,
  controls,
  settled,
}) => {
  const heights = async (selector: string) => {
    await page.evaluate(async () => document.fonts.ready);
    return page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  };
  await page.goto('/blog/1');
  await expect(page.locator('aside article').first()).toBeVisible();
  await settled();
  const there = await heights('aside article');
  expect(there).toHaveLength(2);
  await controls({ failure: { operation: 'listHealths', kind: 'timeout' } }, 'next page');
  await page.goto('/blog/1');
  await expect(page.locator('aside [aria-busy="true"]')).toBeVisible();
  const waiting = await heights('aside [aria-busy="true"] > *');
  expect(waiting).toHaveLength(2);
  for (const [index, height] of there.entries()) {
    expect(Math.abs(height - (waiting[index] ?? 0)), `article ${index}`).toBeLessThanOrEqual(4);
  }
});

test('S01 X04 The students load in the shape of their cards, and the footer waits below the screen', async ({
  page,
  signIn,
  controls,
  message,
  settled,
}) => {
  const path = '/profile/my-account/applicants';
  const topOf = async (place: Locator) => {
    await page.evaluate(async () => document.fonts.ready);
    return (await place.boundingBox())?.y ?? 0;
  };
  const heightOf = async (place: Locator) => (await place.boundingBox())?.height ?? 0;
  const cards = page.getByRole('main').getByRole('article');
  await signIn('huda');
  await page.goto(path);
  await settled();
  const [top, height] = [await topOf(cards.first()), await heightOf(cards.first())];

  // A subscription's lunches come later than the students.
  await controls({ failure: { operation: 'listCurrentOrders', kind: 'timeout' } }, 'next page');
  await page.reload();
  await expect(cards).toHaveCount(3);
  expect(Math.abs((await heightOf(cards.first())) - height)).toBeLessThanOrEqual(4);

  await controls({ failure: { operation: 'listApplicants', kind: 'timeout' } }, 'next page');
  await page.reload();
  const waiting = page.getByRole('main').locator('[aria-busy="true"] > div');
  await expect(waiting.first()).toBeVisible();
  await expect(page.getByText(message('students.loading'))).toBeAttached();
  expect(Math.abs((await topOf(waiting.last().locator('> *').first())) - top)).toBeLessThanOrEqual(4);
  expect(await topOf(page.getByRole('contentinfo'))).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0);
});
