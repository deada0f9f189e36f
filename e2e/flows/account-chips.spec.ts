import { expect, test } from '../fixtures.ts';

test('L04 The chip of the page is in the middle of its row, also when the font comes late @once @rest', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('huda');
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/profile/my-orders/payment');
  const chip = page.locator('nav a[aria-current="page"]').filter({ visible: true }).first();
  await expect(chip).toBeVisible();
  const offCentre = async () =>
    chip.evaluate((current) => {
      const row = current.closest('nav');
      if (!row) return NaN;
      const [own, whole] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
      return Math.abs(own.x + own.width / 2 - (whole.x + whole.width / 2));
    });
  await expect.poll(offCentre).toBeLessThan(1.5);
  const before = await chip.evaluate((current) => current.getBoundingClientRect().width);
  release();
  await expect.poll(async () => chip.evaluate((current) => current.getBoundingClientRect().width)).not.toBe(before);
  await expect.poll(offCentre).toBeLessThan(1.5);
});
