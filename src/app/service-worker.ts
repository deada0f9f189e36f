import { canRemember } from '#src/auth/session.ts';

interface TrustedScriptFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The worker's address, as a policy of Trusted Types demands it. */
function workerUrl(): string {
  const url = `${import.meta.env.BASE_URL}sw.js`;
  const { trustedTypes } = window as { trustedTypes?: TrustedScriptFactory };
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => url }).createScriptURL(url) ?? url;
}

/** Has the worker store files by the rules that it has for them (scripts/vite-service-worker.ts). */
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
  // The worker did not handle the first page and its files. The browser's own cache has them, so little is loaded twice.
  store([[window.location.pathname, { headers: { Accept: 'text/html' } }]]);
  const assets = `${window.location.origin}${import.meta.env.BASE_URL}assets/`;
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => name);
    store(files.filter((file) => file.startsWith(assets)));
  });
  observer.observe({ type: 'resource', buffered: true });
}

/**
 * Registers the service worker once the page has loaded, so that it takes nothing from it. What this visit has loaded of
 * the app is stored for the next one, and for when there is no line. Without a worker the app works the same, from the server.
 */
export function startServiceWorker(): void {
  // Where cookies are blocked browsers refuse it, Firefox with an error in the console.
  if (!('serviceWorker' in navigator) || !canRemember()) return;
  // They refuse it in some private windows as well.
  const tryStart = () => void start().catch(() => undefined);
  if (document.readyState === 'complete') tryStart();
  else window.addEventListener('load', tryStart, { once: true });
}
