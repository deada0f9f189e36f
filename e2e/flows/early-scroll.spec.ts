import { expect, test } from '../fixtures.ts';
import { path } from './order-page-steps.ts';

const scrollTop = () => window.scrollY;

test('L08 X04 A page scrolled while it loads stays where it was scrolled to @in-english @rest', async ({
  page,
  signIn,
  scenario,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('huda');
  await scenario('slow');
  await page.goto(path);
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(scrollTop)).toBe(300);

  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect(await page.evaluate(scrollTop)).toBe(300);
});
