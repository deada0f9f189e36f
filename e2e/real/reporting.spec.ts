import type { Page } from '@playwright/test';
import type { AppConfig } from '../../src/app/config.ts';
import { expect, test } from './fixtures.ts';

/** What goes to the endpoint of config.json, or to any when none is named. */
async function reportsOf(page: Page, endpoint: string | undefined): Promise<string[]> {
  const bodies: string[] = [];
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as AppConfig;
    await route.fulfill({ response, json: { ...config, ...(endpoint !== undefined && { reporting: { endpoint } }) } });
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'ping' || request.url() === endpoint) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

interface Vital {
  kind: string;
  page: string;
  name: string;
  value: number;
}

/** A fault that nobody expected, with something in its words that nobody should hear of. */
async function breakSomething(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError("Cannot read properties of undefined (reading 'Sara Al Mutairi +966512345678')");
    });
  });
}

test('R01 What goes wrong is reported with nothing in it of whom it happened to, the vitals when the page is put aside', async ({
  page,
  origins,
  allowComplaint,
}) => {
  allowComplaint(/Sara Al Mutairi/);
  allowComplaint(/Failed to load resource.*reports-of-the-app/);
  const bodies = await reportsOf(page, `${origins.api}/reports-of-the-app`);
  const loaded = page.waitForResponse(/\/assets\/web-vitals-/);
  await page.goto('/blog/1?from=Sara&token=ey123');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await loaded;
  await breakSomething(page);
  await expect.poll(() => bodies).toHaveLength(1);
  expect(JSON.parse(bodies[0] ?? '')).toEqual({
    app: 'nabta',
    reports: [
      {
        kind: 'error',
        page: '/blog/$articleId',
        type: 'TypeError',
        message: 'property of undefined',
        call: null,
        frames: [],
      },
    ],
  });
  // What a page hears when it is put aside, as often as it takes for the browser to have measured everything.
  const vitals = async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
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

test('R01 Nothing is reported, and nothing loaded for it, where no endpoint is configured', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/Sara Al Mutairi/);
  const bodies = await reportsOf(page, undefined);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await breakSomething(page);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(bodies).toEqual([]);
  expect(requests.filter((url) => /\/assets\/(?:reporting|web-vitals)-/.test(url))).toEqual([]);
});
