import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { buildNumber } from './scripts/vite-build-number.ts';
import { configFile } from './scripts/vite-config-file.ts';
import { serviceWorker } from './scripts/vite-service-worker.ts';
import { siteFiles } from './scripts/vite-site-files.ts';
import { compiledMessages } from './scripts/vite-messages.ts';
import { spaFallback } from './scripts/vite-spa-fallback.ts';
import { webManifest } from './scripts/vite-web-manifest.ts';
import { rootIcons } from './scripts/vite-root-icons.ts';
import { sharedChunks } from './scripts/shared-chunks.ts';
import { polyfills } from './scripts/vite-polyfills.ts';
import { previewCache } from './scripts/vite-preview-cache.ts';
import { themeStylesheets } from './scripts/vite-theme.ts';

export default defineConfig(({ mode, isSsrBuild = false }) => {
  const demo = mode === 'demo';
  const mock = mode === 'mock' || demo;
  // Pages that are rendered ahead name the same pictures as the browser's files.
  const assetFileNames = 'assets/[name]-[hash:5][extname]';
  return {
    define: { __MOCK__: JSON.stringify(mock), __DEMO__: JSON.stringify(demo) },
    // The mock's worker and pictures live beside the mock; a production build never sees that folder.
    publicDir: mock ? 'mocks/public' : 'public',
    plugins: [
      // Descriptions are in the head of prerendered documents only.
      compiledMessages({ leaveOut: [...(demo ? [] : ['demo.']), ...(isSsrBuild ? [] : ['description.'])] }),
      ...(demo ? [spaFallback()] : []),
      ...(mock ? [previewCache()] : isSsrBuild ? [] : [configFile(), serviceWorker(), siteFiles()]),
      ...(isSsrBuild ? [] : [rootIcons(), webManifest(), polyfills(), buildNumber()]),
      themeStylesheets(),
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
      outDir: isSsrBuild ? 'build/server' : `build/${mode}`,
      copyPublicDir: !isSsrBuild,
      emptyOutDir: true,
      manifest: !isSsrBuild,
      // What the licences of the libraries in it ask for: their texts go along.
      license: mock ? false : { fileName: 'third-party-licences.txt' },
      // The browsers of package.json's `browserslist`: syntax and stylesheets newer than theirs are lowered.
      target: browserslistToEsbuild(),
      // Where a browser knows no such link (Safari before 17), files load a little later; every browser would load a polyfill.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: isSsrBuild
          ? { entryFileNames: '[name].js', assetFileNames }
          : {
              entryFileNames: 'assets/[name]-[hash:7].js',
              // A shared chunk's own name lists all that share it.
              chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
              assetFileNames,
              // What every page begins with is compiled while it loads, not function by function on the main thread: 13 % less
              // processor time until home is complete (1,100 ms instead of 1,267, four times slower; Chromium only).
              postBanner: ({ name }) =>
                ['libraries', 'app', 'public'].includes(name) ? '//# allFunctionsCalledOnLoad' : '',
              codeSplitting: {
                groups: [
                  {
                    name: 'libraries',
                    test: /node_modules\/(?!core-js)|rolldown\/runtime/,
                    tags: ['$initial'],
                    priority: 4,
                  },
                  { name: 'app', test: /\/src\/(?!main\.tsx|app\/polyfills)/, tags: ['$initial'], priority: 4 },
                  ...sharedChunks(resolve('src/main.tsx')),
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
    // What renders pages runs without node_modules, in a container too; what only a browser loads stays out of it.
    ssr: { noExternal: true, external: ['firebase', 'fontkit', 'pdfkit'] },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
