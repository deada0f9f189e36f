import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { hydrate } from '@tanstack/react-query';
import { keepSettingsOfMarkup, settingsQuery } from '#src/api/business-settings.ts';
import type { Language } from '#src/domain/language.ts';

/** What a prerendered page's HTML holds beside its markup, as JSON in `<script id="page">`. */
export interface PrerenderedPage {
  /** The path that the markup was rendered for. */
  path: string;
  language: Language;
  /** Instant of the rendering, in milliseconds. */
  renderedAt: number;
  /** The queries that the markup shows. */
  queries: DehydratedState;
}

/** For how long a visitor's browser shows prerendered data without a request of its own: as often as pages are prerendered. */
const freshMs = 15 * 60_000;

const trimmed = (path: string) => path.replace(/(.)\/+$/, '$1');

/**
 * Reads what the document was prerendered with.
 * @returns null where the document is not prerendered, in another language, or holds no such data
 */
export function readPrerenderedPage(language: Language): PrerenderedPage | null {
  const text = document.querySelector('#page')?.textContent;
  if (text === undefined || text === null) return null;
  try {
    const page = JSON.parse(text) as PrerenderedPage;
    return page.language === language && Array.isArray(page.queries.queries) ? page : null;
  } catch {
    return null;
  }
}

/**
 * Puts a prerendered page's data into the cache. Settings are always requested again, since prerendered ones have no time; the
 * other data once they are older than 15 minutes.
 */
export function restoreQueries(queryClient: QueryClient, { queries, renderedAt }: PrerenderedPage): void {
  hydrate(queryClient, queries);
  keepSettingsOfMarkup(queryClient);
  const isFresh = Date.now() - renderedAt < freshMs;
  const settingsHash = JSON.stringify(settingsQuery().queryKey);
  for (const query of queryClient.getQueryCache().getAll()) {
    const dataUpdatedAt = isFresh && query.queryHash !== settingsHash ? Date.now() : 0;
    query.setState({ dataUpdatedAt });
  }
}

/** Whether the page that the router has loaded is the one that the document's markup shows. */
export function isMarkupOf(page: PrerenderedPage, { pathname, search }: { pathname: string; search: object }): boolean {
  return trimmed(pathname) === trimmed(page.path) && Object.keys(search).length === 0;
}
