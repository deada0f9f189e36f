import { canRemember } from '#src/auth/session.ts';

interface TrustedScriptFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The worker's address as a `TrustedScriptURL`, which the Trusted Types policy requires. */
function workerUrl(): string {
  const url = `${import.meta.env.BASE_URL}sw.js`;
  const { trustedTypes } = window as { trustedTypes?: TrustedScriptFactory };
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => url }).createScriptURL(url) ?? url;
}

/** Makes the worker store files by its own caching rules (scripts/vite-service-worker.ts). */
type Store = (files: readonly (string | [path: string, init: RequestInit])[]) => void;

async function register(): Promise<Store> {
  await navigator.serviceWorker.register(workerUrl(), { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  return (urlsToCache) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none; Workbox knows this message
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
}

async function start(): Promise<void> {
  const isFirst = navigator.serviceWorker.controller === null;
  const store = await register();
  if (!isFirst) return;
  // The worker did not handle the first page and its files. The HTTP cache has them, so little is loaded twice.
  store([[window.location.pathname, { headers: { Accept: 'text/html' } }]]);
  const assets = `${window.location.origin}${import.meta.env.BASE_URL}assets/`;
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries().flatMap(({ name }) => (name.startsWith(assets) ? [name] : []));
    // Answers of the API are entries too, and an empty message would take a millisecond of a slow phone.
    if (files.length > 0) store(files);
  });
  observer.observe({ type: 'resource', buffered: true });
}

/**
 * Registers the service worker after the page has loaded, so that it does not slow the page down. The app's files
 * loaded in this visit are stored for the next visit and for offline use. Without a worker the app works the same, from
 * the server.
 */
export function startServiceWorker(): void {
  // If cookies are blocked, browsers refuse the registration; Firefox also logs an error.
  if (!('serviceWorker' in navigator) || !canRemember()) return;
  // Some private windows also refuse the registration.
  const tryStart = () => void start().catch(() => undefined);
  if (document.readyState === 'complete') tryStart();
  else window.addEventListener('load', tryStart, { once: true });
}
