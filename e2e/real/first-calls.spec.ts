import type { Page, Request, Route } from '@playwright/test';
import { findPersona, storageOf } from '../../mocks/personas.ts';
import { formatMessage } from '../fixtures.ts';
import { expect, test as base } from './fixtures.ts';

/** The tests of the site with the pages that `npm run prerender` writes. */
const test = base.extend({
  origins: async ({ browserName: _any }, use) => {
    const { REAL_PRERENDERED: app = '', REAL_API: api = '', REAL_EMULATOR: emulator = '' } = process.env;
    await use({ app, api, emulator });
  },
});

const orders = '/profile/my-orders/current-orders';
const persona = findPersona('huda');

/** Signs a parent in as an earlier visit did; `changes` replace stored values of the parent. */
async function signIn(page: Page, origin: string, changes: Record<string, string> = {}): Promise<void> {
  const stored = { ...storageOf(persona, new Date()), ...changes };
  await page.addInitScript(
    ([at, values]) => {
      if (self.origin !== at || sessionStorage.getItem('signed-in') !== null) return;
      sessionStorage.setItem('signed-in', '');
      for (const [name, value] of Object.entries(values)) if (value !== null) localStorage.setItem(name, value);
    },
    [origin, stored] as const,
  );
}

/** Blocks the app's libraries; returns the function that unblocks them. */
async function holdLibraries(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/libraries-*.js', async (route) => {
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(waiting.map(async (route) => route.continue()));
  };
}

const callsOf = (page: Page, path: string): Request[] => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === `/api/v1${path}`) calls.push(request);
  });
  return calls;
};

const isOrders = (request: Request) => request.method() === 'GET' && request.url().includes('/orders/current?page=1');

const pagesWithFirstCalls = [
  '/',
  '/cart/choose-applicants',
  '/notification',
  '/profile/my-account/account-setting',
  '/profile/my-account/account-setting/edit',
  '/profile/my-account/applicants',
  orders,
  '/profile/my-orders/history',
  '/profile/my-orders/order',
  '/profile/my-orders/payment',
];

for (const path of pagesWithFirstCalls) {
  test(`O01 H07 H08 H09 The first calls and files of ${path} are requested before the libraries have loaded, and once @in-arabic`, async ({
    page,
    origins,
  }) => {
    await signIn(page, origins.app);
    const calls: Request[] = [];
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/api/v1/')) calls.push(request);
      if (request.url().startsWith(`${origins.app}/assets/`)) files.push(request.url().replace(origins.app, ''));
    });
    const release = await holdLibraries(page);
    await page.goto(origins.app + path, { waitUntil: 'commit' });
    const paths = await page
      .locator('#first-calls')
      .evaluate((block, at) => (JSON.parse(block.textContent) as Record<string, string[]>)[at] ?? [], path);
    expect(paths).not.toEqual([]);
    await expect.poll(() => calls.length).toBe(paths.length);
    const ahead = await page.locator('#first-files, #parent-files').evaluate((block, at) => {
      const found = JSON.parse(block.textContent) as string[] | Record<string, string[]>;
      return Array.isArray(found) ? found : (found[at] ?? []);
    }, path);
    // The styles of the parent's pages and the page's own script.
    expect(ahead.filter((file) => file.endsWith('.css'))).not.toEqual([]);
    await expect.poll(() => ahead.filter((file) => !files.includes(file))).toEqual([]);
    const first = calls.map((call) => call.url());
    for (const call of calls) expect((await call.response())?.status()).toBe(200);
    await release();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const authorizations = first.map((url) =>
      calls.filter((call) => call.url() === url).map((call) => call.headers()['authorization']),
    );
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
    expect(authorizations).toEqual(first.map(() => [`Bearer ${persona.account?.token ?? ''}`]));
  });
}

test('O01 S04 A parent who has signed in meanwhile in another tab sees their own orders @in-english', async ({
  page,
  origins,
}) => {
  await signIn(page, origins.app);
  const release = await holdLibraries(page);
  const calls = callsOf(page, '/orders/current');
  const asked = page.waitForRequest(isOrders);
  await page.goto(orders, { waitUntil: 'commit' });
  await asked;
  const other = storageOf(findPersona('noura'), new Date());
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) if (value !== null) localStorage.setItem(name, value);
  }, other);
  await release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => calls.map((request) => request.headers()['authorization']).at(-1))
    .toBe(`Bearer ${other['TOKEN']}`);
});

test('O01 Neither a visitor nor an account that is not verified asks for orders @in-arabic', async ({
  page,
  origins,
}) => {
  await signIn(page, origins.app, { IS_VERIFIED: 'false' });
  const calls = callsOf(page, '/orders/current');
  await page.goto(orders);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('TOKEN'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls).toEqual([]);
});

test('F27 A signed-in parent’s home never shows the page for visitors, not even before the app runs @in-arabic', async ({
  page,
  origins,
  language,
}) => {
  await signIn(page, origins.app);
  const release = await holdLibraries(page);
  await page.goto(origins.app, { waitUntil: 'domcontentloaded' });
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  await expect(page.getByText(formatMessage(language, 'home.hero.title'))).toHaveCount(0);
  await expect(
    page.getByRole('banner').getByRole('link', { name: formatMessage(language, 'shell.signIn') }),
  ).toHaveCount(0);
  await release();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(formatMessage(language, 'board.title'));
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('F25 A signed-in parent who asks for the page for visitors gets it, and a visitor gets no board @in-english', async ({
  page,
  origins,
  language,
}) => {
  await page.goto(origins.app);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatMessage(language, 'home.hero.title'));
  await signIn(page, origins.app);
  await page.goto(`${origins.app}/?welcome=true`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatMessage(language, 'home.hero.title'));
  await expect(page.locator('html')).not.toHaveAttribute('data-parent');
});
