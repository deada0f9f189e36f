import { expect, test } from './fixtures.ts';

interface Manifest {
  name: string;
  lang: string;
  dir: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

test('The app can be installed, in the language of the page, with icons of the sizes that it names', async ({
  page,
  language,
  origins,
}) => {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveCount(1);
  const response = await page.request.get(new URL((await link.getAttribute('href')) ?? '', origins.app).href);
  expect(response.headers()['content-type']).toMatch(/^application\/json/);
  const manifest = (await response.json()) as Manifest;
  const expected = { en: ['Nabta', 'ltr'], ar: ['نبتة', 'rtl'] }[language];
  expect([manifest.name, manifest.dir]).toEqual(expected);
  expect(manifest).toMatchObject({ lang: language, start_url: '/' });
  const sizes = await page.evaluate(
    async (icons) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    manifest.icons,
  );
  expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});

test('Chromium reads the manifest without an error @in-english', async ({ page }) => {
  await page.goto('/about');
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.(?:en|ar)\.json$/);
  expect(errors).toEqual([]);
});
