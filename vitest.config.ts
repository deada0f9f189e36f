import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';

// Dates are Riyadh dates whatever the device says (decisions.md): every test runs on the far side of the date line from
// Riyadh, so that code which reads the device's zone gives the wrong day here and not at a parent's.
process.env['TZ'] = 'America/Los_Angeles';

/** The compiler of src/i18n/*.json, the same one the app is built with. */
async function messagesPlugin(): Promise<PluginOption[]> {
  const file = new URL('./scripts/vite-messages.ts', import.meta.url);
  if (!existsSync(fileURLToPath(file))) return [];
  const module = (await import(file.href)) as Record<string, unknown>;
  const create = Object.values(module).find((value) => typeof value === 'function');
  return create ? [(create as () => PluginOption)()] : [];
}

export default defineConfig(async () => ({
  plugins: await messagesPlugin(),
  test: {
    passWithNoTests: true,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true as const,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,mocks,scripts}/**/*.test.ts'],
        },
      },
      {
        extends: true as const,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{src,mocks,tests}/**/*.test.tsx'],
          setupFiles: ['tests/setup-dom.ts'],
        },
      },
      {
        extends: true as const,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
}));
