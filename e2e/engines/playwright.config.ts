import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { engineNames, engines, findEngine } from '../../scripts/engines.ts';
import type { EngineOptions } from './fixtures.ts';

const root = resolve(import.meta.dirname, '../..');

const here = engineNames.filter((name) => findEngine(name) !== null);
for (const name of engineNames) {
  // Report it once, not in each worker.
  if (here.includes(name) || process.env['TEST_WORKER_INDEX'] !== undefined) continue;
  process.stdout.write(`no ${engines[name].label} here: its tests are left out\n`);
}

const projects = here.flatMap((engine) => {
  const testIgnore = engine === 'firefox' ? [] : ['firefox/**'];
  return [
    {
      name: `${engine}-en`,
      testIgnore,
      // The width of its window cannot be changed.
      ...(engine === 'wpe' && { grepInvert: /@narrow/ }),
      use: { engine, language: 'en' as const, width: 1280 },
    },
    { name: `${engine}-ar`, testIgnore, use: { engine, language: 'ar' as const, width: 390 } },
  ];
});

// `npm test` runs the engines that no other suite uses, each in one language, or another engine if none is installed.
const isShort = process.env['ENGINES_SHORT'] === 'true';
const shortOnes = projects.filter(({ name }) => /^(?:firefox-en|webkit-ar|chromium-109-ar)$/.test(name));
const inShort = shortOnes.length > 0 ? shortOnes : projects.slice(0, 1);

// The production build on the web server, with the API at another origin, in every installed engine.

export default defineConfig<object, EngineOptions>({
  testDir: import.meta.dirname,
  outputDir: resolve(root, 'test-results/engines'),
  globalSetup: resolve(import.meta.dirname, 'servers.ts'),
  retries: 0,
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  ...(isShort && { grep: /@short/ }),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: resolve(root, process.env['E2E_REPORT'] ?? 'reports/engines.json') }]],
  projects: isShort ? inShort : projects,
});
