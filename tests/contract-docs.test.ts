import { chromium, type Browser, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';

/** The page that `npm run contract:docs` makes, opened offline. */
describe("the contract's page", () => {
  const asked: string[] = [];
  const complaints: string[] = [];
  let output: string;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    output = execFileSync('node', ['scripts/contract-docs.ts'], { encoding: 'utf8' });
    const executablePath = findChromium();
    if (executablePath === null) throw new Error('No Chromium found. Run "node scripts/setup.mjs --browser".');
    browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
    page = await browser.newPage();
    // Requests are recorded and left unanswered.
    await page.route('**/*', async (route) => {
      asked.push(route.request().url());
      await (route.request().url().startsWith('file:') ? route.continue() : route.abort());
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(pathToFileURL(resolve('build/contract.html')).href);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
  });

  test('is reported with its path and size', () => {
    expect(output).toMatch(/^build\/contract\.html, [\d,]+ kB; open it in any browser\n$/);
  });

  test('shows an operation with its provenance', async () => {
    await page.evaluate(() => {
      location.hash = '#/orders/createorder';
    });
    await page.getByRole('heading', { name: 'Begin an order' }).waitFor();
    expect(await page.locator('main, body').first().innerText()).toMatch(/provenance:\s*proposed/);
  });

  test('links only to places of its own, and out of it by https or mail', async () => {
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(12);
    expect(links.filter((link) => !/^(?:#\/|https:\/\/|mailto:)/.test(link))).toEqual([]);
  });

  test('makes no requests and logs no errors', () => {
    expect(asked).toEqual([page.url().split('#')[0]]);
    expect(complaints).toEqual([]);
  });
});
