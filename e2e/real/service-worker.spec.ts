import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../deploy/serve-nginx.ts';
import { startNodeServer } from '../../deploy/serve-node.ts';
import { formatMessage } from '../fixtures.ts';
import { appConfig } from './app-config.ts';
import { copySite } from './copied-site.ts';
import { expect, test as base } from './fixtures.ts';

// A site with a connection that can be cut: a browser's offline mode does not affect a service worker.
interface Line {
  origin: string;
  cut: () => void;
  /** The documents that were requested over it. */
  documents: string[];
}

/** Serves a copy of the build without prerendered pages. */
async function serveCopy(): Promise<Pick<RunningServer, 'origin' | 'stop'>> {
  const { REAL_API: api = '', REAL_EMULATOR: emulator = '' } = process.env;
  const folder = await mkdtemp(join(tmpdir(), 'nabta-line-'));
  await chmod(folder, 0o755);
  const configFile = join(folder, 'config.json');
  const config = appConfig({ api, emulator });
  await copySite(join(folder, 'site'), config);
  await writeFile(configFile, JSON.stringify(config));
  const server = await startNodeServer({ root: join(folder, 'site'), configFile });
  return {
    origin: server.origin,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const test = base.extend<{ line: Line }>({
  line: async ({ isPrerendered }, use) => {
    const prerendered = { origin: process.env['REAL_PRERENDERED'] ?? '', stop: async () => Promise.resolve() };
    const server = isPrerendered ? prerendered : await serveCopy();
    const documents: string[] = [];
    const front = createServer((incoming, outgoing) => {
      const onward = request(new URL(incoming.url ?? '/', server.origin), {
        method: incoming.method,
        headers: incoming.headers,
        // No connection reuse: the server may close an idle connection at the moment of its reuse.
        agent: false,
      });
      onward.on('response', (response) => {
        if (String(response.headers['content-type']).startsWith('text/html')) documents.push(incoming.url ?? '');
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      // The page may still be requesting when the test ends and the server stops.
      onward.on('error', () => outgoing.destroy());
      onward.end();
    }).listen(0, '127.0.0.1');
    await once(front, 'listening');
    const cut = () => {
      front.close();
      front.closeAllConnections();
    };
    await use({ origin: `http://localhost:${(front.address() as AddressInfo).port}`, cut, documents });
    cut();
    await server.stop();
  },
  origins: async ({ line }, use) => {
    const { REAL_API: api = '', REAL_EMULATOR: emulator = '' } = process.env;
    await use({ app: line.origin, api, emulator });
  },
});
test.use({ serviceWorkers: 'allow' });

/** The stored addresses, by cache name. */
const stored = async (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return [name.replace(/-https?:.*/, ''), keys.map(({ url }) => url)] as const;
    });
    return Object.fromEntries(await Promise.all(entries)) as Record<string, string[]>;
  });

/** Opens a page and waits until the page and its files are stored. */
async function visit(page: Page, path: string, storedAs = new URL(path, 'http://localhost').pathname): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(async () => navigator.serviceWorker.ready);
  const loaded = async () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      return files.filter((name) => name.includes('/assets/'));
    });
  await expect
    .poll(async () => {
      const { assets = [], pages = [] } = await stored(page);
      const missing = (await loaded()).filter((file) => !assets.includes(file));
      // The error page is loaded last, after the first page was rendered.
      const hasErrorPage = assets.some((file) => file.includes('/error-page-') && file.endsWith('.js'));
      const hasPage = pages.some((address) => new URL(address).pathname === storedAs);
      return hasPage && hasErrorPage ? missing : ['a page'];
    })
    .toEqual([]);
}

/** Disconnects both the server and the page. */
async function goOffline(page: Page, line: Line): Promise<void> {
  line.cut();
  await page.context().setOffline(true);
}

test('A second visit shows the stored page and fetches it again @in-english', async ({ page, line, message }) => {
  await visit(page, '/policy');
  const before = line.documents.length;
  await page.goto('/policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('policy.title'));
  const fromWorker = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming && entry.workerStart > 0;
  });
  expect(fromWorker).toBe(true);
  await expect.poll(() => line.documents.slice(before)).toEqual(['/policy']);
});

test('E05 Offline a page of the last visit opens; a page that needs the API and an unknown one show an error in the app’s language @in-arabic', async ({
  page,
  line,
  language,
  message,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource|ERR_|net::|Failed to fetch|preloaded using link preload/);
  await visit(page, '/policy');
  await visit(page, '/signin');
  await goOffline(page, line);
  await page.goto('/signin');
  await expect(page.getByLabel(message('account.field.mobile'))).toBeEditable();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('signIn.page.title'));
  for (const path of ['/policy', '/meals']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('errorPage.offline.title'));
  }
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('E05 Typed text is restored on a page that is reloaded offline @in-arabic', async ({
  page,
  line,
  message,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource|ERR_|net::|Failed to fetch|preloaded using link preload/);
  await visit(page, '/contact');
  await page.getByLabel(message('contact.form.name')).fill('Reem');
  await goOffline(page, line);
  await page.reload();
  await expect(page.getByLabel(message('contact.form.name'))).toHaveValue('Reem');
});

test('A08 The other language is fetched, never shown from the visit before @in-arabic', async ({
  page,
  line,
  language,
}) => {
  await visit(page, '/policy');
  const other = language === 'en' ? 'ar' : 'en';
  await page.getByRole('banner').locator('a[hreflang]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatMessage(other, 'policy.title'));
  await expect.poll(() => line.documents.filter((path) => path === '/policy').length).toBeGreaterThan(1);
});

test('Nothing of the API is stored, and no address with an id or a query @in-english', async ({ page, origins }) => {
  await visit(page, '/packages?page=1');
  await visit(page, '/add-review/2018', '/app.html');
  const { pages, assets, ...others } = await stored(page);
  expect(pages?.toSorted()).toEqual([`${origins.app}/app.html`, `${origins.app}/packages`]);
  expect(assets?.filter((file) => !file.startsWith(`${origins.app}/assets/`))).toEqual([]);
  const shell = Object.values(others).flat();
  expect(shell).toHaveLength(1);
  expect(shell[0]).toMatch(/\/app\.html\?__WB_REVISION__=\w+$/);
});

test.describe('prerendered', () => {
  test.use({ isPrerendered: true });

  test('E05 Offline a prerendered page of the last visit opens with its content, any other shows an error @in-english', async ({
    page,
    line,
    language,
    message,
    allowComplaint,
  }) => {
    allowComplaint(/Failed to load resource|ERR_|net::|Failed to fetch|preloaded using link preload/);
    await page.context().addCookies([{ name: 'nf_lang', value: language, url: line.origin }]);
    const name = { en: 'Everyday Healthy', ar: 'الصحي اليومي' }[language];
    await visit(page, '/packages/1');
    await visit(page, '/policy');
    await goOffline(page, line);
    await page.goto('/packages/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.goto('/policy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('policy.title'));
    await page.goto('/meals');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('errorPage.offline.title'));
    const { pages } = await stored(page);
    expect(pages?.map((address) => new URL(address).pathname).toSorted()).toEqual(['/packages/1', '/policy']);
  });
});
