import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import type { ProjectOptions } from '../fixtures.ts';

const root = resolve(import.meta.dirname, '../..');
const executablePath = findChromium();
if (executablePath === null) {
  throw new Error('No Chromium found. Run "node scripts/setup.mjs --browser", or set CHROMIUM_PATH to one.');
}

// What measures takes its time and a machine of its own: `npm run test:full` alone asks for it. It measures what parents have:
// the production build on the web server, the API as another origin.
export default defineConfig<ProjectOptions>({
  testDir: import.meta.dirname,
  outputDir: resolve(root, 'test-results/measure'),
  retries: 0,
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: resolve(root, process.env['E2E_REPORT'] ?? 'reports/measure.json') }]],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    timezoneId: 'Asia/Riyadh',
    // A trace takes a picture of the whole page at each step: that would be measured.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      // No name but this machine's own is found, whoever asks: page, extension or the browser itself.
      args: [...chromiumArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
    },
  },
  projects: [
    {
      name: 'en-1280',
      use: { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'ar-390',
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
