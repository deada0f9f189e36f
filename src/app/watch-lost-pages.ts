import { lostPageMark } from './lost-pages.ts';

/**
 * Names the files of pages that could not be fetched, and fetches stylesheets anew: their loader (Vite's) asks for each
 * only once, so that a page fetched ahead without a line would come without its style later.
 */
export function watchLostPages(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Under its own name the router reloads the tab to fetch a script anew: right online, since a release replaced it, but
    // without a line that would cost the whole app.
    if (!navigator.onLine || payload.message.startsWith('Unable to preload CSS'))
      payload.message = lostPageMark + payload.message;
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
