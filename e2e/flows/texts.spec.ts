import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { allData, cutOffTexts, shownTexts, strangers } from './shown-texts.ts';

const publicPaths = [
  '/',
  '/packages',
  '/packages/1',
  '/meals',
  '/about',
  '/contact',
  '/policy',
  '/event',
  '/blog',
  '/blog/1',
];
const visitorPaths = ['/signin', '/signup', '/forgetPassword', '/no-such-page', '/cart/choose-applicants'];
const parentPaths = [
  '/notification',
  '/cart/choose-applicants',
  '/profile/my-account/applicants',
  '/profile/my-account/applicants/add-applicants',
  '/profile/my-account/account-setting',
  '/profile/my-account/account-setting?change=password',
  '/profile/my-account/account-setting/edit',
  '/profile/my-orders/current-orders',
  '/profile/my-orders/history',
  '/profile/my-orders/order',
  '/profile/my-orders/payment',
];
const cartPaths = ['/cart/choose-applicants', '/checkout'];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').or(page.locator('form')).first()).toBeAttached();
}

for (const { who, paths } of [
  { who: 'visitor', paths: [...publicPaths, ...visitorPaths] },
  { who: 'huda', paths: parentPaths },
  { who: 'maha', paths: cartPaths },
] as const) {
  test(`X02 ${who}: every text is a message, and none is cut off where words are a third longer`, async ({
    page,
    signIn,
    controls,
    language,
  }) => {
    // In Arabic whatever reads as English is no message; English itself shows that in a language made up for it.
    if (language === 'en') await controls({ pseudo: true });
    await signIn(who);
    const foreign: Record<string, string[]> = {};
    const cut: Record<string, string[]> = {};
    let data = '';
    for (const path of paths) {
      await open(page, path);
      data ||= await allData(page);
      const strange = strangers(await shownTexts(page), data);
      if (strange.length > 0) foreign[path] = strange;
      const hidden = await cutOffTexts(page);
      if (hidden.length > 0) cut[path] = hidden;
    }
    expect(foreign, 'texts that are no message').toEqual({});
    expect(cut, 'texts without room').toEqual({});
  });
}

test('X03 Arabic is laid out from the right, with its arrows turned; numbers and prices stay readable', async ({
  page,
  signIn,
  language,
}) => {
  const isArabic = language === 'ar';
  await signIn('maha');
  await open(page, '/cart/choose-applicants');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('dir', isArabic ? 'rtl' : 'ltr');
  await expect(root).toHaveAttribute('lang', language);

  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  expect((logo?.x ?? 0) > middle, 'the brand stands where reading begins').toBe(isArabic);

  const arrows = page.locator('main [data-flip]');
  await expect(arrows.first()).toBeAttached();
  const turned = await arrows.evaluateAll((icons) =>
    icons.filter((icon) => icon.checkVisibility()).map((icon) => getComputedStyle(icon).transform),
  );
  for (const transform of turned) expect(transform.startsWith('matrix(-1')).toBe(isArabic);

  // An amount or an order number inside Arabic keeps its own order only where it stands apart from the words around it.
  await open(page, '/checkout');
  const amounts = await page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const loose: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (/\d[\d,]*\.\d{2}/.test(text) && !node.parentElement?.closest('bdi')) loose.push(text);
    }
    return loose;
  });
  expect(amounts, 'amounts outside of bdi').toEqual([]);
});
