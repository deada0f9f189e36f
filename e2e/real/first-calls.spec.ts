import type { Page, Request, Route } from '@playwright/test';
import { findPersona, storageOf } from '../../mocks/personas.ts';
import { expect, test as base } from './fixtures.ts';

/** The tests of the site as `npm run prerender` writes it. */
const test = base.extend({
  origins: async ({ browserName: _any }, use) => {
    const { REAL_PRERENDERED: app = '', REAL_API: api = '', REAL_EMULATOR: emulator = '' } = process.env;
    await use({ app, api, emulator });
  },
});

const orders = '/profile/my-orders/current-orders';
const persona = findPersona('huda');

/** Signs a parent in as an earlier visit did, with these values in place of the parent's own. */
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

/** Holds the app's libraries back; answers the function that lets them come. */
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

test('O01 The orders are asked for before the libraries have loaded, and once', async ({ page, origins }) => {
  await signIn(page, origins.app);
  const release = await holdLibraries(page);
  const [ordersCalls, settingsCalls] = [callsOf(page, '/orders/current'), callsOf(page, '/settings')];
  const asked = page.waitForRequest(isOrders);
  await page.goto(orders, { waitUntil: 'commit' });
  const answer = await (await asked).response();
  expect(answer?.status()).toBe(200);
  await release();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ordersCalls.map((request) => request.headers()['authorization'])).toEqual([
    `Bearer ${persona.account?.token ?? ''}`,
  ]);
  expect(settingsCalls).toHaveLength(1);
});

test('O01 S04 Who has signed in meanwhile in another tab sees orders of their own', async ({ page, origins }) => {
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

test('O01 Neither a visitor nor an account that is not verified asks for orders', async ({ page, origins }) => {
  await signIn(page, origins.app, { IS_VERIFIED: 'false' });
  const calls = callsOf(page, '/orders/current');
  await page.goto(orders);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('TOKEN'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls).toEqual([]);
});
