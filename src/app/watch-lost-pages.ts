import { lostPageMark } from './lost-pages.ts';

/** A line that is back often takes some seconds to carry anything: half a minute, in ever longer steps. */
const mostAttempts = 6;

/**
 * Names the files of pages that could not be fetched, and fetches stylesheets anew: their loader (Vite's) asks for each
 * only once, so that a page fetched ahead without a line would come without its style later.
 */
export function watchLostPages(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Under its own name the router reloads the tab to fetch a script anew: right online, since a release replaced it, but
    // without a line that would cost the whole app.
    if (!navigator.onLine || payload.message.includes('CSS')) payload.message = lostPageMark + payload.message;
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
      else if (attempts < mostAttempts) setTimeout(again, 500 * 2 ** attempts, attempts + 1);
    },
    { capture: true },
  );
}
