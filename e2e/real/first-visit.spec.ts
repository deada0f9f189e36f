import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const { row, path, pictures } of [
  { row: 'C01', path: '/', pictures: 10 },
  { row: 'A02', path: '/signup', pictures: 2 },
]) {
  test(`${row} A first visit of ${path} asks for two font files and for few pictures`, async ({
    page,
    origins,
    language,
  }) => {
    const files: { kind: string; address: string; bytes: number }[] = [];
    page.on('response', async (response) => {
      const kind = response.request().resourceType();
      if (!['font', 'image'].includes(kind) || !response.url().startsWith(origins.app)) return;
      files.push({ kind, address: new URL(response.url()).pathname, bytes: (await response.body()).byteLength });
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => document.fonts.ready);

    const named = (kind: string) => files.filter((file) => file.kind === kind);
    const bytesOf = (kind: string) => named(kind).reduce((sum, { bytes }) => sum + bytes, 0);
    const script = language === 'ar' ? 'arabic' : 'latin';
    expect(
      named('font')
        .map(({ address }) => address.replace(/-[^-]+\.woff2$/, ''))
        .toSorted(),
    ).toEqual([`/assets/heading-${script}`, `/assets/text-${script}`]);
    expect(bytesOf('font')).toBeLessThanOrEqual(70_000);
    expect(named('image').length).toBeLessThanOrEqual(pictures);
    expect(bytesOf('image')).toBeLessThanOrEqual(90_000);
  });
}

test('C01 The picture of the home page’s hero is 35 kB at most and loads first @in-english', async ({
  page,
  message,
}) => {
  await page.goto('/');
  const hero = page.getByRole('img', { name: message('home.hero.box') });
  await expect(hero).toHaveAttribute('fetchpriority', 'high');
  await expect(hero).toHaveJSProperty('complete', true);
  const bytes = await hero.evaluate(async (image: HTMLImageElement) => {
    const sizes = image.srcset.split(', ').map(async (file) => {
      const response = await fetch(file.split(' ')[0] ?? '');
      return (await response.arrayBuffer()).byteLength;
    });
    return Math.max(...(await Promise.all(sizes)));
  });
  expect(bytes).toBeLessThanOrEqual(35_000);
});

test.describe('prerendered', () => {
  test.use({ isPrerendered: true });

  test('C01 The libraries load after the hero, beside the fonts, and the rest of the app after them @in-english', async ({
    page,
  }) => {
    const hold = async (files: string) => {
      const held: Route[] = [];
      await page.route(files, (route) => {
        held.push(route);
      });
      return () => {
        for (const route of held) void route.continue();
      };
    };
    const releaseHero = await hold('**/assets/brand-box-*');
    const releaseFonts = await hold('**/*.woff2');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(scripts).toEqual([]);
    releaseHero();
    await expect.poll(() => scripts).toEqual([expect.stringMatching(/^\/assets\/libraries-/)]);
    releaseFonts();
    await expect.poll(() => scripts.some((script) => /\/app-/.test(script))).toBe(true);
    expect(new Set(scripts).size).toBe(scripts.length);
  });
});
