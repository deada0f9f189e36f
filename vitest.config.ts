import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { compiledMessages } from './scripts/vite-messages.ts';
import { themeStylesheets } from './scripts/vite-theme.ts';

// All dates are in Riyadh time, whatever the device's zone (rules.md#riyadh-time). Tests run in a zone whose date is
// often another one, so that code that uses the device's zone fails.
process.env['TZ'] = 'America/Los_Angeles';

const unit = '{src,mocks,scripts,deploy}/**/*.test.ts';
const dom = '{src,mocks,tests}/**/*.test.tsx';
const contract = 'tests/**/*.test.ts';
/** Tests of tools that take long: `npm run test:full` alone runs them (docs/testing.md). */
const full = 'tests/**/*.full.test.ts';
/** Separate packages, such as Lighthouse in scripts/bench, contain tests of their own. */
const packages = '**/node_modules/**';

/** The test files that replace or reload modules. They run isolated; the other files share the modules of a worker. */
const alone = globSync([unit, dom, contract], { exclude: [packages] }).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  plugins: [compiledMessages(), themeStylesheets()],
  // Tests run the app as in production. A test that needs the mock starts it itself.
  define: { __MOCK__: 'false', __DEMO__: 'false' },
  test: {
    passWithNoTests: true,
    // By default, Vitest would leave one of two processors idle.
    maxWorkers: '100%',
    setupFiles: ['tests/setup-contacts.ts', 'tests/setup-globals.ts'],
    // Other programs run beside the tests in `npm test`.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [unit],
          exclude: [packages, ...alone],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-alone',
          environment: 'node',
          include: alone.filter((file) => file.endsWith('.ts') && !file.startsWith('tests/')),
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [dom],
          exclude: [packages, ...alone],
          setupFiles: ['tests/setup-dom.ts', 'tests/setup-globals.ts'],
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
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: [contract],
          exclude: [packages, ...(process.env['TEST_FULL'] === 'true' ? [] : [full]), ...alone],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract-alone',
          environment: 'node',
          include: alone.filter((file) => file.startsWith('tests/') && file.endsWith('.ts')),
        },
      },
    ],
  },
});
