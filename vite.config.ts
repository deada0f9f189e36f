import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { readEnvironment } from './scripts/environment.ts';
import { compiledMessages } from './scripts/vite-messages.ts';

export default defineConfig(({ mode, command }) => {
  const mock = mode === 'mock';
  // A misspelt setting should stop the build, not surprise a parent at run time.
  if (command === 'build' || mock) readEnvironment({ ...loadEnv(mode, '.', 'NABTA_') }, mock);
  return {
    envPrefix: 'NABTA_',
    define: { __MOCK__: JSON.stringify(mock) },
    // The mock's worker and pictures live beside the mock; a production build never sees that folder.
    publicDir: mock ? 'mocks/public' : 'public',
    plugins: [
      compiledMessages(),
      tanstackRouter({
        target: 'react',
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/app/route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        autoCodeSplitting: true,
        codeSplittingOptions: {
          defaultBehavior: [['component', 'pendingComponent', 'errorComponent', 'notFoundComponent', 'loader']],
        },
      }),
      react(),
    ],
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
    build: {
      outDir: `build/${mode}`,
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What every page starts with comes as one file: it packs better than twenty and asks once.
            groups: [
              {
                name: 'base',
                test: /node_modules\/(?:react|react-dom|scheduler|@tanstack\/[^/]+|react-intl|@formatjs\/[^/]+|intl-messageformat)\//,
              },
              // What nearly every page shares: as files of their own, a hundred bytes each, they would cost more than they hold.
              { name: 'common', minShareCount: 20, test: /\/src\/|@tabler|@mantine/ },
            ],
          },
        },
      },
      assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
    },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
