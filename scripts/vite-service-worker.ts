import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { prerenderedPattern } from '../deploy/routes.ts';

// Workbox writes the source of these functions into the worker's file, so each must work without this module.

/** The cache key of a page. All pages except prerendered ones share one shell, so addresses with ids are no keys. */
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

/** A page that is visited, or only stored for later (src/app/service-worker.ts). */
const isPage = ({ request, url, sameOrigin }: Visit) =>
  sameOrigin &&
  (request.mode === 'navigate' || request.headers.get('Accept') === 'text/html') &&
  !/^\/(?:api|assets)\/|\.\w+$/.test(url.pathname);

/** A page that must come from the server: reloaded, or in a language that the address requests. */
const isFreshPage = ({ request, url, sameOrigin }: Visit) =>
  sameOrigin &&
  request.mode === 'navigate' &&
  (request.cache === 'no-cache' || request.cache === 'reload' || url.searchParams.has('lang')) &&
  !/^\/(?:api|assets)\/|\.\w+$/.test(url.pathname);

const pages = {
  // src/recovery/stored-pages.ts removes the cache by this name.
  cacheName: 'pages',
  plugins: [pageKey],
  cacheableResponse: { statuses: [200] },
  // A page that was stored more than a day ago is not shown while there is a connection.
  expiration: { maxEntries: 40, maxAgeSeconds: 24 * 60 * 60, purgeOnQuotaError: true },
  precacheFallback: { fallbackURL: '/app.html' },
};

/**
 * Writes the service worker of a production build. It stores the app's files as a visit loads them, and nothing of the
 * API. A visited page is shown from the cache while it is fetched again; offline, the app's shell opens.
 */
export function serviceWorker(): PluginOption {
  return VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    // The app registers the worker after its first page (src/app/service-worker.ts), and each language has its own
    // manifest.
    injectRegister: false,
    manifest: false,
    workbox: {
      // Only the shell is precached; src/app/service-worker.ts makes the worker store the files of the visit.
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
            // Enough for several releases of what a person has opened, because a file's name changes with its content.
            expiration: { maxEntries: 400, maxAgeSeconds: 60 * 24 * 60 * 60, purgeOnQuotaError: true },
          },
        },
      ],
    },
  });
}
