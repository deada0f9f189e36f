import { defineConfig } from 'vitest/config';
import { compiledMessages } from './scripts/vite-messages.ts';
import { themeStylesheets } from './scripts/vite-theme.ts';

// Dates are Riyadh dates whatever the device says (decisions.md): every test runs on the far side of the date line from
// Riyadh, so that code which reads the device's zone gives the wrong day here and not at a parent's.
process.env['TZ'] = 'America/Los_Angeles';

export default defineConfig({
  plugins: [compiledMessages(), themeStylesheets()],
  // Tests see the app as production has it; a test that needs the mock starts it itself.
  define: { __MOCK__: 'false', __DEMO__: 'false' },
  test: {
    passWithNoTests: true,
    // Left alone it would keep one of two processors idle.
    maxWorkers: '100%',
    setupFiles: ['tests/setup-contacts.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,mocks,scripts,deploy}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{src,mocks,tests}/**/*.test.tsx'],
          setupFiles: ['tests/setup-dom.ts'],
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
