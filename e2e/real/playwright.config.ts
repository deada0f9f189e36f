import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import type { ProjectOptions } from '../fixtures.ts';

const root = resolve(import.meta.dirname, '../..');
const executablePath = findChromium();
if (executablePath === null) {
  throw new Error('No Chromium found. Run "node scripts/setup.mjs --browser", or set CHROMIUM_PATH to one.');
}

// A test that depends on neither language nor width names the one project that runs it; the full test runs it in both,
// and those with @rest.
const everyPair = process.env['E2E_EVERY_PAIR'] === 'true';

// The production build on the web server, the API at another origin, codes by the real SDK: nothing is mocked in the
// page.
export default defineConfig<ProjectOptions>({
  testDir: import.meta.dirname,
  outputDir: resolve(root, 'test-results/real'),
  globalSetup: resolve(import.meta.dirname, 'servers.ts'),
  retries: 0,
  // With only two workers, as in e2e/playwright.config.ts, a part of two processors is idle.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: resolve(root, process.env['E2E_REPORT'] ?? 'reports/real.json') }]],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    timezoneId: 'Asia/Riyadh',
    trace: process.env['E2E_TRACE'] === 'true' ? 'on' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer before the routes of the tests; service-worker.spec.ts enables it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      // Only names of this machine resolve, for pages, extensions and the browser itself.
      args: [...chromiumArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
    },
  },
  projects: [
    {
      name: 'en-1280',
      ...(!everyPair && { grepInvert: /@in-arabic|@rest/ }),
      use: { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'ar-390',
      ...(!everyPair && { grepInvert: /@in-english|@rest/ }),
      use: {
        language: 'ar',
        locale: 'ar-SA',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
