import { delimiter, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';

const root = resolve(import.meta.dirname, '..');
const port = Number(process.env['GALLERY_PORT'] ?? 4190);

/** Checks each story in both languages and both colour schemes; part of `npm run test:full`. */
export default defineConfig({
  ...journeys,
  testDir: import.meta.dirname,
  testMatch: 'gallery.spec.ts',
  testIgnore: [],
  outputDir: resolve(root, 'test-results/gallery'),
  reporter: [['list'], ['json', { outputFile: resolve(root, process.env['E2E_REPORT'] ?? 'reports/gallery.json') }]],
  use: { ...journeys.use, baseURL: `http://localhost:${port}` },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 } } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: `storybook build --config-dir gallery --output-dir build/gallery --quiet && vite preview --outDir build/gallery --config gallery/vite.config.ts --port ${port} --strictPort`,
    cwd: root,
    url: `http://localhost:${port}/iframe.html`,
    env: { PATH: `${resolve(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` },
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
