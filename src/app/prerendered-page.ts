import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { hydrate } from '@tanstack/react-query';
import { keepSettingsOfMarkup, settingsQuery } from '#src/api/business-settings.ts';
import type { Language } from '#src/domain/language.ts';
import type { AppParts } from './create-app.ts';

/** The data of a prerendered page, stored beside its markup as JSON in `<script id="page">`. */
export interface PrerenderedPage {
  /** The path that the markup was rendered for. */
  path: string;
  language: Language;
  /** Time of the rendering, in milliseconds since the epoch. */
  renderedAt: number;
  /** The queries whose data the markup shows. */
  queries: DehydratedState;
}

/** How long the browser shows prerendered data without a request; the same interval at which pages are prerendered. */
const freshMs = 15 * 60_000;

const trimmed = (path: string) => path.replace(/(.)\/+$/, '$1');

/**
 * Reads the data of a prerendered document.
 * @returns null if the document is not prerendered, is in another language, or contains no such data
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
 * Adds a prerendered page's data to the cache. Settings are always requested again, since prerendered settings have no
 * time; other data is requested again once it is older than 15 minutes. Data that is requested again keeps its age, which
 * is shown offline (src/app/layout/offline-banner.tsx).
 */
export function restoreQueries(queryClient: QueryClient, { queries, renderedAt }: PrerenderedPage): void {
  hydrate(queryClient, queries);
  keepSettingsOfMarkup(queryClient);
  const age = Date.now() - renderedAt;
  // If the device's clock is behind, the age is unknown.
  const isFresh = age >= 0 && age < freshMs;
  const settingsHash = JSON.stringify(settingsQuery().queryKey);
  for (const query of queryClient.getQueryCache().getAll()) {
    const isCurrent = isFresh && query.queryHash !== settingsHash;
    query.setState({ dataUpdatedAt: isCurrent ? Date.now() : renderedAt, isInvalidated: !isCurrent });
  }
}

/**
 * Whether the document's markup shows the page that the router has loaded. Parameters that no route reads, such
 * as those of a campaign's link, do not matter.
 */
export function isMarkupOf(page: PrerenderedPage, { location, matches }: AppParts['router']['state']): boolean {
  return trimmed(location.pathname) === trimmed(page.path) && matches.every((match) => isEmpty(match._strictSearch));
}

const isEmpty = (search: object) => Object.keys(search).length === 0;
