import { expect, test } from '../fixtures.ts';
import { linesOf } from './text-lines.ts';

test('L05 X03 The year of the footer is never alone on a line @rest', async ({ page, viewport }) => {
  await page.goto('/about');
  const tagline = page.getByRole('contentinfo').locator('p').filter({ hasText: '2022' });
  await expect(tagline).toBeVisible();
  for (const width of [viewport?.width ?? 0, 430, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect((await linesOf(tagline)).at(-1), `at ${width}`).toMatch(/\p{L}+\s\p{L}*\s?2022/u);
  }
});

test('L05 The footer has the same distance to every page @in-english @rest', async ({ page, signIn, viewport }) => {
  const width = viewport?.width ?? 0;
  // A low window makes every page longer than it: below a short page the distance would be larger.
  await page.setViewportSize({ width, height: 480 });
  await signIn('huda');
  for (const path of [
    '/',
    '/packages/1',
    '/cart/choose-applicants',
    '/cart/add-applicant',
    '/profile/my-account/applicants',
    '/profile/my-orders/current-orders',
    '/add-review/2018',
    '/policy',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const gap = () =>
      page.evaluate(() => {
        // Parts of a long list have an estimated height until they are near the window.
        document.querySelector('footer')?.scrollIntoView();
        // Only visible elements: a box without a background may extend further.
        const seen = [...document.querySelectorAll('main *')].filter(
          (each) =>
            each.childElementCount < each.childNodes.length ||
            each.childElementCount === 0 ||
            getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)',
        );
        const bottoms = seen.map((each) => each.getBoundingClientRect().bottom);
        return Math.round((document.querySelector('footer')?.getBoundingClientRect().top ?? 0) - Math.max(...bottoms));
      });
    await expect.poll(gap, path).toBe(width < 720 ? 64 : 96);
  }
});

test('L05 O03 Where an order is placed nothing leads away from it, and a phone has the button at its edge @in-arabic @rest', async ({
  page,
  signIn,
  message,
}) => {
  const footer = page.getByRole('contentinfo');
  const tabs = page.getByRole('navigation', { name: message('shell.tabs.label') });
  const place = page.getByRole('button', { name: message('checkout.place') }).filter({ visible: true });
  await signIn('maha');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cart/choose-applicants');
  await expect(footer).toBeVisible();
  await expect(tabs).toBeVisible();
  await page.goto('/checkout');
  await expect(place).toBeVisible();
  await expect(footer).toBeHidden();
  await expect(tabs).toBeHidden();
  const box = await place.boundingBox();
  expect(844 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(16);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(place).toBeVisible();
  await expect(footer).toBeHidden();

  // The page of an order with a pending payment has a footer like other pages.
  await page.locator('input[value="mada"]').check();
  await place.click();
  await page.waitForURL('**/mock-provider**');
  await page.goto('/checkout');
  await page.waitForURL('**/checkout?payment=**');
  await expect(footer).toBeVisible();
});
