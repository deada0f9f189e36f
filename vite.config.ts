import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { buildNumber } from './scripts/vite-build-number.ts';
import { configFile } from './scripts/vite-config-file.ts';
import { seedStampOfBuild } from './scripts/vite-seed-stamp.ts';
import { serviceWorker } from './scripts/vite-service-worker.ts';
import { siteFiles } from './scripts/vite-site-files.ts';
import { inlineScripts } from './scripts/vite-inline-scripts.ts';
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
  // Prerendered pages and the browser's files must have the same picture names.
  const assetFileNames = 'assets/[name]-[hash:5][extname]';
  return {
    define: {
      __MOCK__: JSON.stringify(mock),
      __DEMO__: JSON.stringify(demo),
      // Otherwise pages are rendered by React’s development version, and writing them takes half as long again.
      ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
    },
    // The mock's worker and pictures are beside the mock. A production build does not include that folder.
    publicDir: mock ? 'mocks/public' : 'public',
    plugins: [
      // Only the heads of prerendered documents contain descriptions.
      compiledMessages({ leaveOut: [...(demo ? [] : ['demo.']), ...(isSsrBuild ? [] : ['description.'])] }),
      ...(demo ? [spaFallback()] : []),
      ...(mock ? [previewCache(), seedStampOfBuild()] : isSsrBuild ? [] : [configFile(), serviceWorker(), siteFiles()]),
      ...(isSsrBuild ? [] : [rootIcons(), webManifest(), polyfills(), inlineScripts(), buildNumber()]),
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
        // React has had the hook since version 18, so the shim for older versions is left out.
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
      // The licences of the bundled libraries require their texts to be shipped.
      license: mock ? false : { fileName: 'third-party-licences.txt' },
      // Syntax and stylesheets are lowered for the browsers of package.json's `browserslist`.
      target: browserslistToEsbuild(),
      // Browsers without modulepreload (Safari before 17) load files a little later; a polyfill would be loaded by
      // every browser.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: isSsrBuild
          ? { entryFileNames: '[name].js', assetFileNames }
          : {
              entryFileNames: 'assets/[name]-[hash:7].js',
              // The default name of a shared chunk lists all modules that share it.
              chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
              assetFileNames,
              // Chromium compiles the initial chunks while they load, not function by function on the main thread. Home
              // needs 13 % less processor time until it is complete (1,100 ms instead of 1,267, four times slower).
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
      // The library that writes the report's PDF, loaded on demand, is larger than 500 kB.
      chunkSizeWarningLimit: 600,
      assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
    },
    // Only the app's page is scanned, because the pages of finished builds are not sources.
    optimizeDeps: { entries: ['index.html'] },
    // The server bundle runs without node_modules, also in a container. Packages that only browsers load are left out
    // of it.
    ssr: { noExternal: true, external: ['firebase', 'fontkit', 'pdfkit'] },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
