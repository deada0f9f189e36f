import type { Page, Request } from '@playwright/test';
import { operations } from '../../src/api/generated/operations.ts';
import type { Language } from '../../src/domain/language.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts, hydrated, markServersMarkup } from './prerendered-steps.ts';

test.use({ isPrerendered: true });

const pages = [
  ['/', { en: 'The lunch box that comes home empty.', ar: 'علبة غداء تعود إلى البيت فارغة.' }],
  ['/packages', { en: 'Packages', ar: 'الباقات' }],
  ['/packages/1', { en: 'Everyday Healthy', ar: 'الصحي اليومي' }],
  ['/meals', { en: 'Meals', ar: 'الوجبات' }],
  ['/blog', { en: 'Health blog', ar: 'المدونة الصحية' }],
  ['/blog/24', { en: 'A steady school day with diabetes', ar: 'يوم دراسي متوازن مع السكري' }],
  ['/about', { en: '', ar: '' }],
  ['/event', { en: '', ar: '' }],
  ['/contact', { en: '', ar: '' }],
  ['/policy', { en: '', ar: '' }],
  ['/signin', { en: '', ar: '' }],
  ['/signup', { en: '', ar: '' }],
] as const;

/** Every request of a page visit. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** Chooses the language as an earlier visit does: in storage and in the cookie that the server reads. */
async function chooseLanguage(page: Page, origin: string, language: Language): Promise<void> {
  await page.context().addCookies([{ name: 'nf_lang', value: language, url: origin }]);
}

/** The content of a page's JSON block. */
function dataBlock(html: string, id: 'page' | 'config'): unknown {
  const [, json = 'null'] = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html) ?? [];
  return JSON.parse(json);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R01 R09 R10 Public pages are readable, and their links lead on', async ({ page, language, origins }) => {
    await chooseLanguage(page, origins.app, language);
    // The text for browsers without scripts, outside of this element, has a main part and headings as well.
    for (const [path, heading] of pages) {
      await page.goto(path);
      await expect(page.locator('html'), path).toHaveAttribute('lang', language);
      await expect(page.locator('#root h1'), path).toContainText(heading[language]);
    }
    await page.goto('/packages');
    await page.locator('main article a').first().click();
    await expect(page).toHaveURL(/\/packages\/\d+/);
    await expect(page.locator('#root h1')).toBeVisible();
  });

  for (const [path, area, tag] of [
    ['/packages', 'header', '@in-english'],
    ['/signin', 'main', '@in-arabic'],
  ] as const) {
    test(`A08 The other language is one press away at ${path} ${tag}`, async ({ page, language, origins }) => {
      const other = language === 'en' ? 'ar' : 'en';
      await chooseLanguage(page, origins.app, language);
      await page.goto(path);
      await page.locator(`${area} a[hreflang="${other}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
      await expect(page).toHaveURL(`${path}?lang=${other}`);
    });
  }
});

// The home page in both languages, the others in one; the full test plays all in both.
const tagOf = (index: number) => (index === 0 ? '' : index % 2 === 0 ? ' @in-english' : ' @in-arabic');

for (const [index, [path, heading]] of pages.entries()) {
  test(`R01 E05 ${path} is complete in its HTML, and React takes it over as it is${tagOf(index)}`, async ({
    page,
    language,
    origins,
  }) => {
    await chooseLanguage(page, origins.app, language);
    const requests = requestsOf(page);
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(`<html lang="${language}"`);
    await markServersMarkup(page);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading[language]);
    await expect(page.getByRole('main')).toHaveAttribute('data-from-server', '');
    const asked = () => requests.map((request) => new URL(request.url()).pathname);
    const calls = () => asked().filter((each) => each.startsWith('/api/') && !each.includes('media'));
    // The footer, which requests the settings, is hydrated after the page.
    await expect.poll(calls, 'who only reads costs the API one call').toEqual(['/api/v1/settings']);
    await page.waitForLoadState('networkidle');
    expect(calls()).toEqual(['/api/v1/settings']);
    expect(
      asked().filter((each) => each === '/config.json'),
      'the configuration costs no request',
    ).toEqual([]);
  });
}

test('R02 A link of a campaign opens the prerendered page @in-arabic', async ({ page, message }) => {
  await markServersMarkup(page);
  await page.goto('/meals?utm_source=chat&utm_campaign=11');
  await hydrated(page);
  await expect(page.getByRole('main')).toHaveAttribute('data-from-server', '');
  await page.getByRole('link', { name: message('menu.view.week') }).click();
  await expect(page).toHaveURL(/view=week/);
});

test('C11 Meals that the address filters by allergen are not shown before the filter works @in-english', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/meals?without=milk', { waitUntil: 'domcontentloaded' });
  const meals = page.locator('#root article');
  await expect(meals).not.toHaveCount(0);
  await expect(meals.first()).toBeHidden();
  release();
  await expect(page.getByText(/\d+ meals? without milk/)).toBeVisible();
  // Without a code there is no filter: the app takes the page over as it is.
  await markServersMarkup(page);
  await page.goto('/meals?without=');
  await expect(page.getByRole('main')).toHaveAttribute('data-from-server', '');
  await expect(meals.first()).toBeVisible();
});

test('A08 A server that can’t choose the language sends English, and the page corrects itself @in-english', async ({
  page,
  origins,
}) => {
  // An earlier visit has stored the language, but there is no cookie.
  await page.addInitScript(() => localStorage.setItem('language', 'ar'));
  await page.context().clearCookies();
  const html = await (await page.request.get(`${origins.app}/packages`)).text();
  expect(html).toContain('<html lang="en"');
  await page.goto('/packages');
  await expect(page.getByRole('heading', { level: 1, name: 'الباقات' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle('الباقات · نبتة');
});

test('R01 The data in prerendered pages is what visitors may read, with no session and no secret @in-arabic', async ({
  page,
  language,
  origins,
}) => {
  await chooseLanguage(page, origins.app, language);
  const takesVisitors = (security: readonly string[]) => security.length === 0 || security.includes('none');
  const open = Object.entries(operations).flatMap(([id, { method, security }]) =>
    method === 'get' && takesVisitors(security) ? id : [],
  );
  for (const [path] of pages) {
    const html = await (await page.request.get(path)).text();
    const data = dataBlock(html, 'page') as { queries: { queries: { queryKey: string[] }[]; mutations: unknown[] } };
    const asked = data.queries.queries.map(({ queryKey }) => String(queryKey[0]));
    expect(asked, path).toContain('getSettings');
    expect(
      asked.filter((id) => !open.includes(id)),
      path,
    ).toEqual([]);
    // Meals and packages can also be filtered by a student, with a session.
    expect(JSON.stringify(data.queries.queries.map(({ queryKey }) => queryKey)), path).not.toContain('applicant_id');
    expect(data.queries.mutations, path).toEqual([]);
    expect(dataBlock(html, 'config'), path).toEqual(await (await page.request.get('/config.json')).json());
  }
});

test('P03 The calendar of a prerendered package is of today @in-arabic', async ({ page, language, origins }) => {
  await chooseLanguage(page, origins.app, language);
  const html = await (await page.request.get('/packages/1')).text();
  expect(html, 'no time of the server').toContain('"now":""');
  await page.goto('/packages/1');
  await expect(page.getByRole('main').getByRole('grid').first()).toBeVisible();
});

test('S01 The frame of a signed-in page is in its HTML @in-arabic', async ({ page, language, origins }) => {
  await chooseLanguage(page, origins.app, language);
  const html = await (await page.request.get('/profile/my-orders/current-orders')).text();
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain('<header');
});

/** The pages as a chat app reads them: each address once, without a cookie and without scripts. */
test('C10 A link to a package in a chat shows its name, a text and a picture, and names its other language', async ({
  request,
  language,
  origins,
}) => {
  const html = await (await request.get(`${origins.app}/packages/1?lang=${language}`)).text();
  const content = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1] ?? '';
  expect(content('og:title')).toBe({ en: 'Everyday Healthy · Nabta', ar: 'الصحي اليومي · نبتة' }[language]);
  expect(content('og:description')).toMatch({ en: /^Balanced lunches/, ar: /^وجبات متوازنة/ }[language]);
  const { origin, pathname } = new URL(content('og:image'));
  const picture = await request.get(origins.app + pathname);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(html).toContain(`<link rel="canonical" href="${origin}/packages/1?lang=${language}">`);
  const alternate = { en: 'ar', ar: 'en' }[language];
  expect(html).toContain(
    `<link rel="alternate" hreflang="${alternate}" href="${origin}/packages/1?lang=${alternate}">`,
  );
});

test('C10 The sitemap lists the pages at addresses that exist, in both languages @in-english', async ({
  request,
  origins,
}) => {
  const robots = await (await request.get(`${origins.app}/robots.txt`)).text();
  const sitemap = new URL(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '');
  const answer = await request.get(origins.app + sitemap.pathname);
  expect(answer.headers()['content-type']).toMatch(/^(?:text|application)\/xml/);
  const addresses = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address),
  );
  expect(addresses.length).toBeGreaterThan(60);
  const listed = addresses.filter(({ pathname }) => /^\/(?:blog|packages\/1)?$/.test(pathname));
  expect(listed).toHaveLength(6);
  for (const { pathname, search } of listed) {
    const html = await (await request.get(origins.app + pathname + search)).text();
    expect(html, pathname).toContain(`<html lang="${search.slice('?lang='.length)}"`);
    expect(html, pathname).toContain(`<link rel="canonical" href="${sitemap.origin}${pathname}${search}">`);
    expect(html, pathname).not.toContain('noindex');
  }
});

test('S01 Pages of parents are not for search engines @in-english', async ({ request, origins }) => {
  for (const path of ['/profile/my-orders/current-orders', '/signin', '/checkout']) {
    const html = await (await request.get(origins.app + path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex">');
  }
});

/** Leaves the request for the hero's picture unanswered. */
async function holdHero(page: Page): Promise<void> {
  await page.route('**/assets/brand-box-*', () => undefined);
}

test('C01 The app loads after what the page shows, at the first touch at the latest @in-english', async ({ page }) => {
  await holdHero(page);
  await page.addInitScript(() => {
    // The page's own time limit is disabled here; another test covers it.
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms?: number) => (ms === 2500 ? 0 : later(run, ms))) as typeof setTimeout;
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => document.fonts.ready);
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
  expect(scripts).not.toEqual([]);
});

test('C01 R02 What a page shows is painted before the app is requested, on a fast connection too @in-english', async ({
  page,
}) => {
  for (const path of ['/', '/packages', '/signup']) {
    await page.goto(path, { waitUntil: 'commit' });
    await hydrated(page);
    const { painted, requested } = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name));
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        requested: Math.min(...scripts.map(({ startTime }) => startTime)),
      };
    });
    expect(painted, path).toBeLessThan(requested);
  }
});

test('C01 A picture that does not load delays the app only up to a limit @in-arabic', async ({ page }) => {
  await holdHero(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('P03 A parent who begins to choose sees the current vacations, not those of the prerendered page @in-english', async ({
  page,
}) => {
  let isChanged = false;
  await page.route('**/api/v1/official-vacations**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { official_vacations: Record<string, unknown>[] } };
    const [first] = answer.data.official_vacations;
    const year = { ...first, id: 9_999, start_date: '2026-01-01', end_date: '2027-12-31', is_active: true };
    isChanged = first !== undefined;
    return route.fulfill({ response, json: { ...answer, data: { official_vacations: [year] } } });
  });
  await page.goto('/packages/1');
  const calendar = page.getByRole('main').getByRole('grid').first();
  const openDays = calendar.getByRole('button').and(page.locator(':not([aria-disabled="true"], [disabled])'));
  await expect(openDays.first()).toBeVisible();
  expect(isChanged).toBe(false);
  await calendar.getByRole('button').first().focus();
  await expect(openDays).toHaveCount(0);
  expect(isChanged).toBe(true);
});
