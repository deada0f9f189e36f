import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { compiledMessages } from './scripts/vite-messages.ts';
import { themeStylesheets } from './scripts/vite-theme.ts';

// Dates are Riyadh dates whatever the device says (rules.md#riyadh-time): every test runs on the far side of the date line from
// Riyadh, so that code which reads the device's zone gives the wrong day here and not at a parent's.
process.env['TZ'] = 'America/Los_Angeles';

const unit = '{src,mocks,scripts,deploy}/**/*.test.ts';
const dom = '{src,mocks,tests}/**/*.test.tsx';
/** Packages of their own, as Lighthouse in scripts/bench, bring tests as well. */
const packages = '**/node_modules/**';

/** The test files that replace or reload modules: each of them needs modules of its own. The others share those of a worker. */
const alone = globSync([unit, dom], { exclude: [packages] }).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  plugins: [compiledMessages(), themeStylesheets()],
  // Tests see the app as production has it; a test that needs the mock starts it itself.
  define: { __MOCK__: 'false', __DEMO__: 'false' },
  test: {
    passWithNoTests: true,
    // Left alone it would keep one of two processors idle.
    maxWorkers: '100%',
    setupFiles: ['tests/setup-contacts.ts', 'tests/setup-globals.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: [unit], exclude: [packages, ...alone], isolate: false },
      },
      {
        extends: true,
        test: { name: 'unit-alone', environment: 'node', include: alone.filter((file) => file.endsWith('.ts')) },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [dom],
          exclude: [packages, ...alone],
          setupFiles: ['tests/setup-dom.ts', 'tests/setup-globals.ts'],
          testTimeout: 20_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom-alone',
          environment: 'jsdom',
          include: alone.filter((file) => file.endsWith('.tsx')),
          setupFiles: ['tests/setup-dom.ts', 'tests/setup-globals.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
