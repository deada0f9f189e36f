import { chromium, type Browser, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from '../e2e/axe-violations.ts';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import { type ReviewedContract, reviewOf } from '../scripts/contract-questions.ts';
import { bundlePath } from '../scripts/redocly.ts';

/** Every question of the bundle, wherever it is asked. */
const questionsIn = (bundle: string) => [
  ...new Set([...bundle.matchAll(/^ *x-question: (q\.\S+)$/gm)].map(([, name = '']) => name)),
];

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
    page = await browser.newPage({ viewport: { width: 390, height: 844 } });
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

  test('has a place for every question, operation, parameter, field and list of values, and no id twice', async () => {
    const bundle = readFileSync(bundlePath, 'utf8');
    const { operations, schemas } = reviewOf(load(bundle) as ReviewedContract);
    const [shared, ...tags] = operations.toReversed();
    const names = [
      ...questionsIn(bundle),
      ...[...tags, ...schemas].flatMap(({ rows }) => rows.map(({ name }) => name.replace('?', '.'))),
      ...(shared?.rows ?? []).map(({ name }) => `parameter.${name}`),
    ];
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(names.length).toBeGreaterThan(900);
    expect(names.filter((name) => !ids.includes(name))).toEqual([]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('begins with the sections of its table of contents', async () => {
    const sections = await page
      .locator('#contents > ul > li > a')
      .evaluateAll((all) => all.map((each) => each.textContent));
    expect(sections).toEqual([
      'Questions',
      'Conventions',
      'States',
      'Webhooks',
      'Workflows',
      'Examples as one story',
      'Operations',
      'Schemas',
    ]);
    expect(await page.locator('main h2').allTextContents()).toEqual(sections);
  });

  test('links only to places of its own', async () => {
    const [links, ids] = await page.evaluate(() => [
      [...document.querySelectorAll('a')].map((each) => each.getAttribute('href') ?? ''),
      [...document.querySelectorAll('[id]')].map(({ id }) => `#${id}`),
    ]);
    const places = new Set(ids);
    expect(links?.length).toBeGreaterThan(3000);
    expect(links?.filter((link) => !places.has(link))).toEqual([]);
  });

  test('leads from a field or an operation to its question', async () => {
    await page.getByRole('link', { name: 'q.cancelOrder' }).first().click();
    expect(page.url()).toMatch(/#q\.cancelOrder$/);
    expect(await page.locator('[id="q.cancelOrder"]').isVisible()).toBe(true);
  });

  test('fits on a phone and on paper', async () => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'print' });
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await page.locator('.to-contents').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });

  test('makes no requests and logs no errors', () => {
    expect(asked).toEqual([page.url().split('#')[0]]);
    expect(complaints).toEqual([]);
  });

  test('is accessible in light and dark', async () => {
    // The parts repeat: a few of each kind show what axe finds, in a fraction of the time.
    await page.evaluate(() => {
      const rest = [
        '#contents details li:nth-child(n+3)',
        'section:not(#conventions) > article:nth-of-type(n+3), [id^="convention."]:nth-of-type(n+3)',
        '#operations > section:nth-of-type(n+2)',
        '#conventions .fields:nth-of-type(n+4), #conventions article > div:nth-of-type(n+3)',
        'ol > li:nth-child(n+4)',
      ];
      for (const each of document.querySelectorAll(rest.join())) each.remove();
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page), colorScheme).toEqual([]);
    }
  }, 60_000);
});
