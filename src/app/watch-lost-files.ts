import { markLostFile } from '#src/recovery/lost-file.ts';

/**
 * Marks the errors of imports with a file that could not be fetched, and fetches stylesheets again: Vite's loader requests each
 * only once, so a page that is preloaded while offline would have no styles later.
 */
export function watchLostFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    markLostFile(payload);
  });
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      const again = (attempt: number) => {
        target.dataset['attempt'] = String(attempt);
        target.replaceWith(target.cloneNode());
      };
      const attempts = Number(target.dataset['attempt'] ?? 0);
      if (!navigator.onLine) window.addEventListener('online', () => again(0), { once: true });
      // A connection often needs some seconds until it works again.
      else setTimeout(again, Math.min(500 * 2 ** attempts, 30_000), attempts + 1);
      // After half a minute the cause is not the connection.
      if (attempts === 6) reportError(new Error(`Unable to preload CSS for ${target.href}`));
    },
    { capture: true },
  );
}
