import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { ProjectOptions } from '../fixtures.ts';
import realPath from '../real/playwright.config.ts';

const root = resolve(import.meta.dirname, '../..');
// Each test has servers of its own: what they answer changes while it goes on.
const { globalSetup: _servers, ...real } = realPath;

// What measures takes its time and a machine of its own: `npm run test:full` alone asks for it. It measures what parents have:
// the production build on the web server, the API as another origin.
export default defineConfig<ProjectOptions>({
  ...real,
  testDir: import.meta.dirname,
  outputDir: resolve(root, 'test-results/measure'),
  workers: 1,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: resolve(root, process.env['E2E_REPORT'] ?? 'reports/measure.json') }]],
  // A trace takes a picture of the whole page at each step: that would be measured.
  use: { ...real.use, trace: 'off' },
});
