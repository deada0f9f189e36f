import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { buildNumber } from './scripts/vite-build-number.ts';
import { configFile } from './scripts/vite-config-file.ts';
import { firstPage } from './scripts/vite-first-page.ts';
import { serviceWorker } from './scripts/vite-service-worker.ts';
import { siteFiles } from './scripts/vite-site-files.ts';
import { onePathIcons } from './scripts/vite-icons.ts';
import { compiledMessages } from './scripts/vite-messages.ts';
import { spaFallback } from './scripts/vite-spa-fallback.ts';
import { webManifest } from './scripts/vite-web-manifest.ts';
import { rootIcons } from './scripts/vite-root-icons.ts';
import { polyfills } from './scripts/vite-polyfills.ts';
import { previewCache } from './scripts/vite-preview-cache.ts';
import { themeStylesheets } from './scripts/vite-theme.ts';

export default defineConfig(({ mode }) => {
  const demo = mode === 'demo';
  const mock = mode === 'mock' || demo;
  return {
    define: { __MOCK__: JSON.stringify(mock), __DEMO__: JSON.stringify(demo) },
    // The mock's worker and pictures live beside the mock; a production build never sees that folder.
    publicDir: mock ? 'mocks/public' : 'public',
    plugins: [
      compiledMessages({ leaveOut: demo ? [] : ['demo.'] }),
      ...(demo ? [spaFallback()] : []),
      ...(mock ? [previewCache()] : [configFile(), serviceWorker(), siteFiles()]),
      rootIcons(),
      webManifest(),
      polyfills(),
      buildNumber(),
      themeStylesheets(),
      onePathIcons(),
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
        // React has had the hook since 18; the shim for older ones is left out.
        {
          find: /^use-sync-external-store\/shim\/with-selector$/,
          replacement: 'use-sync-external-store/with-selector',
        },
      ],
    },
    build: {
      outDir: `build/${mode}`,
      emptyOutDir: true,
      manifest: true,
      // What the licences of the libraries in it ask for: their texts go along.
      license: mock ? false : { fileName: 'third-party-licences.txt' },
      // The browsers of package.json's `browserslist`: syntax and stylesheets newer than theirs are lowered.
      target: browserslistToEsbuild(),
      // Where a browser knows no such link (Safari before 17), files load a little later; every browser would load a polyfill.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The first file names two hundred others: a shorter one tells them apart as well.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:5][extname]',
          codeSplitting: {
            groups: [
              // What home stands on comes as two files, the libraries and ours: they pack better than forty and ask once.
              {
                name: 'libraries',
                priority: 3,
                test: /node_modules\/(?:react|react-dom|scheduler|@tanstack\/[^/]+|react-intl|@formatjs\/[^/]+|intl-messageformat)\//,
              },
              { name: firstPage(), priority: 2 },
              // What pages share, few files of it: each file more costs a request, and its name stands in the first one.
              // The report's PDF needs a part of the forms' library: it takes the whole, rather than have forms ask for a part more.
              { name: 'forms', test: /node_modules\/(?:@mantine\/form|fast-deep-equal|klona)\//, priority: 1 },
              { name: 'icons', minShareCount: 2, test: /@tabler/, priority: 1 },
              // Tiny ones too, where several pages share them: the first file names every other one.
              {
                name: 'tiny',
                test: /\/src\/.*\/(?:after-press|age|article-queries|date-text|deadline-text|draft-order|format-percent|id-in-path|money|opens-elsewhere|order-states|person-fields|query-boundary|refresh-orders|server-now|time-left|use-choice-ahead|use-leave-guard|use-line-words|use-time-words|weekday-name)\.tsx?$/,
                priority: 1,
              },
              // What every list that appends needs: one file and one name, instead of three.
              { name: 'appending', test: /use-debounced-value|use-focus-first-new|use-long-wait/, priority: 1 },
              { name: 'common', minShareCount: 12, test: /\/src\//, priority: 1 },
              { name: 'mantine', minShareCount: 16, test: /@mantine|@floating-ui/, priority: 1 },
            ],
          },
        },
      },
      // What writes the report's PDF, and loads when a parent asks for one, is larger than 500 kB.
      chunkSizeWarningLimit: 600,
      assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
    },
    // Only the app's own page: the pages that a build leaves behind are no source.
    optimizeDeps: { entries: ['index.html'] },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
