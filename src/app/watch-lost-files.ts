import { markLostFile } from '#src/recovery/lost-file.ts';

/**
 * Marks the errors of imports whose file could not be fetched, and fetches stylesheets anew: their loader (Vite's) asks for
 * each only once, so that a page fetched ahead while offline would come without its style later.
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
      // A line that is back often takes some seconds to carry anything.
      else setTimeout(again, Math.min(500 * 2 ** attempts, 30_000), attempts + 1);
      // Half a minute on it is no matter of the line any more.
      if (attempts === 6) reportError(new Error(`Unable to preload CSS for ${target.href}`));
    },
    { capture: true },
  );
}
