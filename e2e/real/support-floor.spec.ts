import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const texts = {
  unsupported: ['This browser is too old for Nabta', 'هذا المتصفح قديم ولا تعمل عليه نبتة'],
  lost: ['Nabta can’t be opened right now', 'يتعذّر فتح نبتة الآن'],
  noScript: ['Nabta needs JavaScript', 'نبتة تحتاج إلى جافاسكربت'],
} as const;

/** Expects the page that replaces the app, in both languages, and that it is readable at both widths. */
async function expectPage(page: Page, headings: readonly string[]): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([...headings]);
    await expect(page.getByRole('link', { name: 'Try again' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'حاول مرة أخرى' })).toBeVisible();
    const box = await page.locator('.start-failure').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
  }
}

test('E05 A browser that lacks functions loads polyfills before the app, others do not @in-english', async ({
  page,
  message,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const polyfills = () => asked.filter((path) => path.startsWith('/assets/polyfills-'));
  await page.goto('/packages');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(message('packages.title'));
  expect(polyfills()).toEqual([]);

  await page.addInitScript(() => {
    for (const name of ['toReversed', 'toSorted', 'with']) Reflect.deleteProperty(Array.prototype, name);
    Reflect.deleteProperty(Map, 'groupBy');
    Reflect.deleteProperty(Promise, 'withResolvers');
    Reflect.deleteProperty(URL, 'canParse');
  });
  await page.reload();
  await expect(heading).toHaveText(message('packages.title'));
  expect(polyfills()).toHaveLength(1);
  const added = await page.evaluate(() => [
    [3, 1, 2].toSorted((a, b) => a - b),
    [1, 2].toReversed(),
    [1, 2].with(0, 5),
    URL.canParse('https://nabta.example'),
    Map.groupBy([1, 2, 3], (number) => number % 2).get(1),
    typeof Promise.withResolvers().promise,
  ]);
  expect(added).toEqual([[1, 2, 3], [2, 1], [5, 2], true, [1, 3], 'object']);
});

/** Chromium warns about unused preloads in index.html if the app does not start. */
const unusedPreload = /preloaded using link preload but not used/;

/** The features that index.html checks and that the last unsupported version of each browser lacks (MDN's tables). */
const belowTheFloor = {
  'Chromium 92': () => {
    for (const name of ['findLast', 'findLastIndex', 'at']) Reflect.deleteProperty(Array.prototype, name);
    Reflect.deleteProperty(window, 'structuredClone');
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: string[]) => !asked[0]?.includes('container') && supports(...(asked as [string]));
  },
  'Chromium 104 and Safari 15.6': () => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: string[]) => !asked[0]?.includes('container') && supports(...(asked as [string]));
  },
  'a browser without modules': () => {
    Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');
  },
};

for (const [name, removeFeatures] of Object.entries(belowTheFloor)) {
  test(`E05 ${name}: a page shows which browsers to use, and the app does not start @in-english${name === 'Chromium 92' ? '' : ' @rest'}`, async ({
    page,
    axe,
    allowComplaint,
  }) => {
    allowComplaint(unusedPreload);
    await page.addInitScript(removeFeatures);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/packages');
      await expectPage(page, texts.unsupported);
      await expect(page.getByText('Safari 16')).toBeVisible();
      await axe();
    }
    await expect(page.locator('#root').getByRole('main')).toHaveCount(1);
  });
}

for (const [kind, isPrerendered] of [
  ['the plain build', false],
  ['a prerendered page', true],
] as const) {
  test.describe(`On ${kind}`, () => {
    test.use({ isPrerendered });

    test(`E05 A first file of ${kind} that a browser can’t read leads to the same page @in-arabic`, async ({
      page,
      allowComplaint,
    }) => {
      allowComplaint(/Unexpected token/);
      allowComplaint(unusedPreload);
      await page.route(/\/assets\/app-[^/]*\.js$/, async (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'class Newer { static <> }' }),
      );
      await page.goto('/packages');
      await expectPage(page, texts.unsupported);
    });

    test(`E05 A first file of ${kind} that does not load leads to a page with an error @in-english`, async ({
      page,
      message,
      axe,
      allowComplaint,
    }) => {
      allowComplaint(/Failed to load resource/);
      allowComplaint(unusedPreload);
      await page.route('**/assets/libraries-*.js', async (route) => route.abort());
      await page.goto('/packages');
      await expectPage(page, texts.lost);
      await axe();
      await page.unroute('**/assets/libraries-*.js');
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('packages.title'));
    });
  });
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('E05 The page shows what to switch on @in-arabic', async ({ page }) => {
    await page.goto('/packages');
    await expectPage(page, texts.noScript);
  });
});

test('E05 Icons, link previews and robots.txt are where browsers, chats and crawlers look for them @in-english', async ({
  page,
  request,
}) => {
  for (const [path, type] of [
    ['/favicon.ico', /^image\//],
    ['/apple-touch-icon.png', /^image\/png/],
    ['/icon-192.png', /^image\/png/],
    ['/icon-512.png', /^image\/png/],
    ['/icon-maskable-512.png', /^image\/png/],
    ['/preview-en.jpg', /^image\/jpeg/],
    ['/preview-ar.jpg', /^image\/jpeg/],
    ['/robots.txt', /^text\/plain/],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(type);
  }
  await page.goto('/');
  await expect(page.locator('link[rel="icon"]')).toHaveCount(2);
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveCount(1);
});
