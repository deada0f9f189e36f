import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';
import type { ProjectOptions } from '../fixtures.ts';

const root = resolve(import.meta.dirname, '../..');

// Two engines on every page take minutes: only `npm run test:full` runs them.
export default defineConfig<ProjectOptions>({
  ...journeys,
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  testIgnore: [],
  // Three engines check one page, possibly on a busy machine.
  timeout: 180_000,
  outputDir: resolve(root, 'test-results/audit'),
  reporter: [['list'], ['json', { outputFile: resolve(root, process.env['E2E_REPORT'] ?? 'reports/audit.json') }]],
  use: {
    ...journeys.use,
    // IBM's engine is an injected script, which the page's content security policy blocks.
    bypassCSP: true,
  },
  projects: [
    ...(journeys.projects ?? [])
      .filter(({ name }) => name === 'en-1280' || name === 'ar-390')
      .map(({ name, use }) => ({ name: name ?? '', testMatch: 'audit.spec.ts', ...(use && { use }) })),
    { name: 'false-findings', testMatch: 'false-findings.spec.ts', dependencies: ['en-1280', 'ar-390'] },
  ],
});
