import { delimiter, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import type { ProjectOptions } from './fixtures.ts';

const root = resolve(import.meta.dirname, '..');
const executablePath = findChromium();
if (executablePath === null) {
  throw new Error('No Chromium found. Run "node scripts/setup.mjs --browser", or set CHROMIUM_PATH to one.');
}

// E2E_BASE_URL tests an app that already runs; otherwise the mock build is made and served on its own port.
const port = Number(process.env['E2E_PORT'] ?? 4180);
const served = process.env['E2E_BASE_URL'];
// scripts/test.ts has already made the mock build, in its part `build`.
const isBuilt = process.env['E2E_IS_BUILT'] === 'true';
const build = isBuilt ? '' : 'vite build --mode mock --logLevel warn && ';
const baseURL = served ?? `http://localhost:${port}`;

// Arabic on a phone is where layouts break first, so this pair is among those that always run.
const everyPair = process.env['E2E_EVERY_PAIR'] === 'true';

// Pages are short-lived: with less optimization by V8 a run takes a twelfth less CPU time.
const scriptArguments = '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=30000';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig<ProjectOptions>({
  testDir: root,
  testMatch: 'e2e/**/*.spec.ts',
  // These folders have configurations of their own; most of their tests use the production build and their own servers.
  testIgnore: 'e2e/{real,measure,engines,audit}/**',
  outputDir: resolve(root, 'test-results/e2e'),
  // A test that passes only on a second try is a defect.
  retries: 0,
  // With only two workers, a fifth of two processors is idle.
  workers: 3,
  ...(!everyPair && { grepInvert: /@every-pair|@rest/ }),
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Anti-aliased edges of letters may differ slightly between versions of Chromium; a missing icon is more.
    toHaveScreenshot: { maxDiffPixels: 100, animations: 'disabled', scale: 'css' },
  },
  snapshotPathTemplate: resolve(import.meta.dirname, 'pictures/{projectName}/{arg}{ext}'),
  reporter: [
    ['list'],
    ['json', { outputFile: resolve(root, process.env['E2E_REPORT'] ?? 'reports/e2e.json') }],
    [resolve(import.meta.dirname, 'acceptance-reporter.ts')],
    [resolve(import.meta.dirname, 'failures/failure-table.ts')],
  ],
  use: {
    baseURL,
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    timezoneId: 'Asia/Riyadh',
    // A trace of every test costs a third of the whole run; E2E_TRACE=true records them.
    trace: process.env['E2E_TRACE'] === 'true' ? 'on' : 'off',
    screenshot: 'only-on-failure',
    // No time is spent on animations.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...chromiumArguments, scriptArguments] },
  },
  // Both languages and both widths always, in two pairs; all four pairs in `npm run test:full`.
  projects: [
    // These choose language and width from their random seed. They start first because they take the longest by far.
    { name: 'drawn', testMatch: 'e2e/{failures,wander}/*.spec.ts' },
    ...(['en', 'ar'] as const).flatMap((language) => {
      const locale = language === 'ar' ? 'ar-SA' : 'en-GB';
      const isEnglish = language === 'en';
      // Tests that depend on neither language nor width. @in-english and @in-arabic name the one pair that runs here;
      // the full test runs all pairs. @once runs in English at 1280 here; the full test adds Arabic at 390.
      const notHere = isEnglish ? /@every-pair|@rest|@in-arabic/ : /@every-pair|@rest|@in-english|@once/;
      const testMatch = 'e2e/flows/**/*.spec.ts';
      const onPhone = { name: `${language}-390`, testMatch, use: { language, locale, ...phone } };
      const onDesktop = { name: `${language}-1280`, testMatch, use: { language, locale, ...desktop } };
      const [always, other] = isEnglish ? [onDesktop, onPhone] : [onPhone, onDesktop];
      return everyPair ? [always, { ...other, grepInvert: /@once/ }] : [{ ...always, grepInvert: notHere }];
    }),
  ],
  ...(served === undefined && {
    webServer: {
      command: `${build}vite preview --mode mock --port ${port} --strictPort`,
      cwd: root,
      url: baseURL,
      env: { PATH: `${resolve(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` },
      timeout: 120_000,
      reuseExistingServer: false,
    },
  }),
});
