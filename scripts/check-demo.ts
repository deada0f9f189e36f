/**
 * Serves `build/demo` as a plain static host would, in a folder and with `404.html` for unknown paths, and checks a few
 * pages in Chromium: they work, show that they are a demo, and request nothing from other hosts.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { providerTexts } from '../mocks/provider/provider-texts.ts';
import { chromiumArguments, findChromium } from './chromium.ts';

const folder = 'build/demo';
/** The folder of the demo on its host; it was built with this `--base`. */
const base = '/nabta/';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const badge = { en: 'Demo · no real data', ar: 'عرض تجريبي · بلا بيانات حقيقية' };

function staticHost(): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, pathname.startsWith(base) ? pathname.slice(base.length) || 'index.html' : 'elsewhere');
    const found = existsSync(file) && statSync(file).isFile() ? file : join(folder, '404.html');
    response.writeHead(found === file ? 200 : 404, { 'Content-Type': types[extname(found)] ?? 'text/plain' });
    response.end(readFileSync(found));
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      resolve({ origin: `http://localhost:${port}`, close: () => server.close() });
    });
  });
}

const errors: string[] = [];

/**
 * Opens a page and checks its heading, the label that no data is real, that links stay in the folder, and that no error
 * is logged.
 */
async function look(context: BrowserContext, url: string, heading: RegExp, isDemo = badge.en): Promise<void> {
  const page = await context.newPage();
  const { origin } = new URL(url);
  page.on('pageerror', (error) => errors.push(`${url}: ${error.message}`));
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(`${origin}${base}`)) {
      // The mock's service worker responds to these calls, so they never reach the host.
      if (!request.url().startsWith(`${origin}/api/v1/`)) errors.push(`${url}: asked for ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    const isCall = response.url().startsWith(`${origin}/api/v1/`);
    if (isCall && !response.fromServiceWorker()) errors.push(`${url}: ${response.url()} went past the mock`);
  });
  try {
    await page.goto(url);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 20_000 });
    await page.getByText(isDemo).waitFor({ timeout: 5_000 });
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    const broken = await page.evaluate(() =>
      [...document.images].filter((each) => each.complete && each.naturalWidth === 0).map(({ src }) => src),
    );
    errors.push(...broken.map((src) => `${url}: the picture ${src} is broken`));
    const links = await page.evaluate(() => [...document.links].map(({ href }) => href));
    const astray = links.filter((href) => href.startsWith(origin) && !href.startsWith(`${origin}${base}`));
    errors.push(...[...new Set(astray)].map((href) => `${url}: the link to ${href} leaves ${base}`));
  } catch (error) {
    errors.push(`${url}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
  }
  await page.close();
}

const executablePath = findChromium();
if (!existsSync(join(folder, 'index.html')) || executablePath === null) {
  process.stderr.write(`${folder} or Chromium not found: run "npm run build:demo -- --base ${base}" first\n`);
  process.exit(1);
}

const { origin, close } = await staticHost();
const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
const context = await browser.newContext({ locale: 'en-GB' });
await look(context, `${origin}${base}`, /lunch box/i);
await look(context, `${origin}${base}meals`, /^Meals$/);
await look(context, `${origin}${base}signup`, /create/i);
await look(context, `${origin}${base}mock-provider`, /no such payment/, providerTexts.en.demo);
await look(context, `${origin}${base}cart/choose-applicants?persona=maha`, /who is this order for/i);
await look(context, `${origin}${base}notification?persona=huda`, /^Notifications$/);
await context.addInitScript(() => localStorage.setItem('language', 'ar'));
await look(context, `${origin}${base}packages/1`, /الصحي اليومي/, badge.ar);

// A browser without service workers, as in some private windows.
const plain = await browser.newContext({ locale: 'en-GB' });
await plain.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
await look(plain, `${origin}${base}packages`, /^Packages$/);

await browser.close();
close();
if (errors.length > 0) {
  process.stderr.write(`${errors.join('\n')}\n`);
  process.exitCode = 1;
}
