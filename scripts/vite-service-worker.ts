import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { prerenderedPattern } from '../deploy/routes.ts';

// Workbox writes these functions into the worker's file as they are: each has to work alone, without its module.

/** Every page but the prerendered ones is one and the same shell: addresses with ids are no names of stored files. */
const pageKey = {
  // oxlint-disable-next-line no-implied-eval -- written into the worker's file, with the list of pages in it
  cacheKeyWillBeUsed: new Function(
    '{ request }',
    `const { pathname } = new URL(request.url);
    return ${String(prerenderedPattern())}.test(pathname) ? pathname : '/app.html';`,
  ) as () => Promise<string>,
};

interface Visit {
  request: Request;
  url: URL;
  sameOrigin: boolean;
}

/** A page, visited or only stored for later (src/app/service-worker.ts). */
const isPage = ({ request, url, sameOrigin }: Visit) =>
  sameOrigin &&
  (request.mode === 'navigate' || request.headers.get('Accept') === 'text/html') &&
  !/^\/(?:api|assets)\/|\.\w+$/.test(url.pathname);

/** A page that has to come from the server: loaded again, or in a language that the address asks for. */
const isFreshPage = ({ request, url, sameOrigin }: Visit) =>
  sameOrigin &&
  request.mode === 'navigate' &&
  (request.cache === 'no-cache' || request.cache === 'reload' || url.searchParams.has('lang')) &&
  !/^\/(?:api|assets)\/|\.\w+$/.test(url.pathname);

const pages = {
  // src/recovery/stored-pages.ts removes it by this name.
  cacheName: 'pages',
  plugins: [pageKey],
  cacheableResponse: { statuses: [200] },
  // A page of yesterday is shown without a line only.
  expiration: { maxEntries: 40, maxAgeSeconds: 24 * 60 * 60, purgeOnQuotaError: true },
  precacheFallback: { fallbackURL: '/app.html' },
};

/**
 * Writes the service worker of a production build. It stores the app's own files as a visit loads them, and nothing of the API:
 * a page is shown from the last visit while it is fetched again, and without a connection the app's shell opens.
 */
export function serviceWorker(): PluginOption {
  return VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    // The app registers it after its first page (src/app/service-worker.ts); each language has a manifest of its own.
    injectRegister: false,
    manifest: false,
    workbox: {
      // The shell is all that is fetched ahead; src/app/service-worker.ts has the visit's own files stored.
      globPatterns: ['index.html'],
      manifestTransforms: [
        async (entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: '/app.html' })), warnings: [] }),
      ],
      navigateFallback: null,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      skipWaiting: true,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        { urlPattern: isFreshPage, handler: 'NetworkFirst', options: pages },
        { urlPattern: isPage, handler: 'StaleWhileRevalidate', options: pages },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: {
            cacheName: 'assets',
            cacheableResponse: { statuses: [200] },
            // Some releases of what a person has opened; a file's name changes with its content.
            expiration: { maxEntries: 400, maxAgeSeconds: 60 * 24 * 60 * 60, purgeOnQuotaError: true },
          },
        },
      ],
    },
  });
}
