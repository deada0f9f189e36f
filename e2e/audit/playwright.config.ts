import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';
import type { ProjectOptions } from '../fixtures.ts';

const root = resolve(import.meta.dirname, '../..');

// Two engines over every page take minutes: `npm run test:full` alone asks for it.
export default defineConfig<ProjectOptions>({
  ...journeys,
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  testIgnore: [],
  // Three engines on one page, on a machine that is busy.
  timeout: 180_000,
  outputDir: resolve(root, 'test-results/audit'),
  reporter: [['list'], ['json', { outputFile: resolve(root, process.env['E2E_REPORT'] ?? 'reports/audit.json') }]],
  use: {
    ...journeys.use,
    // IBM's engine is a script that the page would refuse.
    bypassCSP: true,
  },
  projects: [
    ...(journeys.projects ?? [])
      .filter(({ name }) => name === 'en-1280' || name === 'ar-390')
      .map(({ name, use }) => ({ name: name ?? '', testMatch: 'audit.spec.ts', ...(use && { use }) })),
    { name: 'false-findings', testMatch: 'false-findings.spec.ts', dependencies: ['en-1280', 'ar-390'] },
  ],
});
