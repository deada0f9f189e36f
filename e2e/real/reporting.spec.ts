import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { errorReport, putAside, reportsOf } from './reports.ts';

interface Fixtures {
  /** The bodies sent to the endpoint of the reports; requests to it may fail. */
  bodies: string[];
}

const test = base.extend<Fixtures>({
  bodies: async ({ page, origins, allowComplaint }, use) => {
    allowComplaint(/Failed to load resource.*reports-of-the-app/);
    await use(await reportsOf(page, `${origins.api}/reports-of-the-app`));
  },
});

const assets = resolve(import.meta.dirname, '../../build/production/assets');

interface Vital {
  kind: string;
  page: string;
  name: string;
  value: number;
}

/** Throws an error outside of React, with personal data in its message. */
async function throwError(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError("Cannot read properties of undefined (reading 'Sara Al Mutairi +966512345678')");
    });
  });
}

test('R01 Errors are reported without personal data, the vitals when the page is hidden @in-arabic', async ({
  page,
  bodies,
  allowComplaint,
}) => {
  allowComplaint(/Sara Al Mutairi/);
  const loaded = page.waitForResponse(/\/assets\/web-vitals-/);
  await page.goto('/blog/1?from=Sara&token=ey123');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await loaded;
  await throwError(page);
  await expect.poll(() => bodies).toHaveLength(1);
  expect(JSON.parse(bodies[0] ?? '')).toEqual({
    app: 'nabta',
    reports: [
      {
        kind: 'error',
        page: '/blog/$articleId',
        reference: expect.stringMatching(/^E-[0-9A-F]{4}$/),
        type: 'TypeError',
        message: 'property of undefined',
        call: null,
        frames: [],
      },
    ],
  });
  // Hides the page again until the browser has measured everything.
  const vitals = async () => {
    await putAside(page);
    return bodies.slice(1).flatMap((body) => (JSON.parse(body) as { reports: Vital[] }).reports);
  };
  await expect
    .poll(async () => (await vitals()).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['TTFB', 'FCP']));
  for (const { kind, page: where, value } of await vitals()) {
    expect([kind, where, typeof value]).toEqual(['vital', '/blog/$articleId', 'number']);
  }
  expect(bodies.join('\n')).not.toMatch(/Sara|\+966|ey123|blog\/1/);
});

test('R08 E05 A page that crashes while rendering shows an error, and is reported with its place in the files of the build @in-english', async ({
  page,
  message,
  bodies,
  allowComplaint,
}) => {
  allowComplaint(/^page error: /);
  await page.route(/\/api\/v1\/healths\/\d+$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const reply = (await response.json()) as { data: { health_blog: object } };
    const text = { 'Sara Al Mutairi': '+966512345678' };
    Object.assign(reply.data.health_blog, { description: text, arabic_description: text });
    return route.fulfill({ response, json: reply });
  });
  const loaded = page.waitForResponse(/\/assets\/web-vitals-/);
  await page.goto('/blog');
  await loaded;
  await page.getByRole('main').locator('a[href^="/blog/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('errorPage.crash.title'));
  const { reports } = await errorReport(bodies);
  expect(reports).toMatchObject([
    { page: '/blog/$articleId', type: 'TypeError', message: 'not a function', call: null },
  ]);
  const files = (reports[0]?.frames ?? []).map((frame) => frame.replace(/:\d+:\d+$/, ''));
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !existsSync(resolve(assets, file)))).toEqual([]);
  expect(bodies.join('\n')).not.toMatch(/Sara|\+966|blog\/\d/);
});

test('R08 E05 A server error that replaces a page is reported, under the number that the page shows @in-arabic', async ({
  page,
  message,
  bodies,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource/);
  await page.route(/\/api\/v1\/healths\/\d+$/, async (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({
          status: 500,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: { custom_status: 500, error: 'Sara Al Mutairi +966512345678' },
        })
      : route.continue(),
  );
  await page.goto('/blog/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('errorPage.crash.title'));
  const shown = await page.getByText(/^E-[0-9A-F]{4}$/).innerText();
  expect(await errorReport(bodies)).toMatchObject({
    reports: [{ page: '/blog/$articleId', reference: shown, type: 'ApiError', call: { kind: 'status', status: 500 } }],
  });
  expect(bodies.join('\n')).not.toMatch(/Sara|\+966|blog\/1/);
});

test('R01 An error before the reporter has loaded is still reported @in-english', async ({
  page,
  bodies,
  allowComplaint,
}) => {
  allowComplaint(/Sara Al Mutairi/);
  const release = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/reporting-/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await throwError(page);
  expect(bodies).toEqual([]);
  release.resolve(undefined);
  await expect.poll(() => bodies).toHaveLength(1);
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ reports: [{ page: '/about', type: 'TypeError' }] });
  expect(bodies[0]).not.toContain('Sara');
});

test('E05 An app that can’t start shows an error, and is reported @in-english', async ({
  page,
  language,
  bodies,
  allowComplaint,
}) => {
  allowComplaint(/Failed to fetch dynamically imported module/);
  allowComplaint(/Failed to load resource/);
  // Without its texts no page can be shown.
  await page.route(new RegExp(`/assets/${language}-`), async (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.start-failure-cause')).toHaveText(/dynamically imported module/);
  const errors = () => bodies.filter((body) => body.includes('"kind":"error"'));
  await expect.poll(errors).not.toEqual([]);
  expect(JSON.parse(errors()[0] ?? '')).toMatchObject({ app: 'nabta', reports: [{ page: '', type: 'TypeError' }] });
});

test('E05 R13 A page with a file that is still missing after another try is reported once @in-arabic', async ({
  page,
  message,
  bodies,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource/);
  await page.route(/\/assets\/policy-[^/]*\.js$/, async (route) => route.abort());
  await page.goto('/policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('errorPage.network.title'));
  expect(await errorReport(bodies)).toMatchObject({
    reports: [{ page: '/policy', message: 'a file of the app did not load' }],
  });
});

test('R01 Without an endpoint nothing is reported, and the reporter is not loaded @in-english', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/Sara Al Mutairi/);
  const bodies = await reportsOf(page, undefined);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await throwError(page);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(bodies).toEqual([]);
  expect(requests.filter((url) => /\/assets\/(?:reporting|web-vitals)-/.test(url))).toEqual([]);
});
