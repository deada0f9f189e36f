import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';
import type { ProjectOptions } from '../fixtures.ts';

const root = resolve(import.meta.dirname, '../..');
const pairs = ['en-390', 'en-1280', 'ar-390', 'ar-1280'];

// Tall enough for most screens. Photographs are hidden: they are most of a picture's bytes, and do not affect the
// layout.
const heights: Record<number, number> = { 390: 1500, 1280: 1100 };

/** Compares key screens with committed pictures, in `npm run test:full`; `npm run pictures:update` accepts a change. */
export default defineConfig<ProjectOptions>({
  ...journeys,
  testDir: import.meta.dirname,
  testMatch: 'pictures.spec.ts',
  testIgnore: [],
  outputDir: resolve(root, 'test-results/pictures'),
  snapshotPathTemplate: resolve(import.meta.dirname, 'screens/{projectName}/{arg}{ext}'),
  reporter: [['list'], ['json', { outputFile: resolve(root, process.env['E2E_REPORT'] ?? 'reports/pictures.json') }]],
  projects: (journeys.projects ?? [])
    .filter(({ name }) => name !== undefined && pairs.includes(name))
    .map(({ name = '', use = {} }) => {
      const width = use.viewport?.width ?? 1280;
      return { name, use: { ...use, viewport: { width, height: heights[width] ?? 1100 } } };
    }),
});
