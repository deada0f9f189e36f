/** Prerenders pages. `deploy/prerender.ts` runs the bundle of this file. */
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Language } from '#src/domain/language.ts';
import { prerenderedRoutes } from '../deploy/routes.ts';
import { settingsQuery } from './api/business-settings.ts';
import { checkAnswers } from './api/check-answers.ts';
import { listHealths } from './api/generated/content/content.ts';
import { listPackages } from './api/generated/packages/packages.ts';
import { provideApi } from './api/http.ts';
import { load } from './api/load.ts';
import { allergensQuery } from './api/lookups.ts';
import { officialVacationsQuery } from './api/official-vacations.ts';
import { providePaymentOrigins } from './api/payment-origins.ts';
import { TimeUnknownError, unknownTime } from './api/unknown-time.ts';
import { App } from './app/app.tsx';
import type { AppConfig } from './app/config.ts';
import { createApp } from './app/create-app.ts';
import { firstCallPaths } from './app/first-call-paths.ts';
import { fontFiles } from './app/font-files.ts';
import { sitemap } from './app/page-addresses.ts';
import { type HeadElement, isIndexedPath, pageHead } from './app/page-head.ts';
import type { PrerenderedPage } from './app/prerendered-page.ts';
import { provideContacts } from './api/company-contacts.ts';
import { company } from './domain/company.ts';
import { renderFor } from './auth/session.ts';
import { loadMessages } from './i18n/messages.ts';
import { PageTitleCollector } from './i18n/use-page-title.ts';

/** The HTML of a page, without its document. */
export interface RenderedPage {
  /** Markup of `#root`. */
  markup: string;
  title: string;
  /** The metadata for search engines and chat apps. */
  head: HeadElement[];
  /** Addresses of the font files of the page's language. */
  fonts: readonly string[];
  /** The ids of the page's routes, outermost first: `/packages/$packageId`. */
  routeIds: string[];
  /** The data that the browser hydrates with; null for a shell, which the browser replaces. */
  page: PrerenderedPage | null;
  /**
   * The requests that index.html sends for a signed-in parent before the app's files are loaded, by page path: all in a
   * shell, only its own in another page, null if it has none.
   */
  firstCalls: typeof firstCallPaths | null;
  /** In a shell, the ids of the routes of each page that has first calls, by page path; null in another page. */
  firstRoutes: Readonly<Record<string, readonly string[]>> | null;
}

export interface PageOptions {
  path: string;
  language: Language;
  /** Renders the layout with a skeleton instead of the page, without API requests. */
  isShell?: boolean;
  /** Renders the shell as signed-in parents see it, without any parent's data. */
  isForParents?: boolean;
}

const configured: { siteOrigin: string | undefined } = { siteOrigin: undefined };

/**
 * Sets the addresses of the site and the API, and the company's contact details. API responses are validated against
 * the contract.
 * @param apiUpstream origin of the API, if browsers call the API at the site's own origin; by default the site's own
 */
export function configure(
  { siteOrigin, apiOrigin, brand: contacts, paymentOrigins }: AppConfig,
  apiUpstream = siteOrigin,
): void {
  configured.siteOrigin = siteOrigin;
  provideContacts(contacts);
  providePaymentOrigins(paymentOrigins);
  globalThis.fetch = checkAnswers(globalThis.fetch);
  provideApi({ origin: apiOrigin === '' ? (apiUpstream ?? '') : apiOrigin });
}

/**
 * Renders one page.
 * @throws ApiError or another error if the API does not respond, or the page can't be rendered from its responses
 */
export async function renderPage({
  path,
  language,
  isShell = false,
  isForParents = false,
}: PageOptions): Promise<RenderedPage> {
  provideApi({ language });
  renderFor(isForParents ? 'parent' : 'visitor');
  const parts = createApp(language, await loadMessages(language), {
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const { intl, queryClient, router } = parts;
  router.update({ ...router.options, isShell });
  if (!isShell) {
    const now = await loadTimelessSettings(queryClient);
    // A package's page shows allergen names: loaded with these pages, they are ready when a visitor goes on to it.
    if (path === '/' || path === '/packages') await load(queryClient, allergensQuery());
    // The calendar's query key contains the current month; in another month the browser loads it again.
    if (/^\/packages\/\d+$/.test(path)) await load(queryClient, officialVacationsQuery(null, now));
  }
  await router.load();
  const errors: unknown[] = router.state.matches.flatMap(({ error }) => error ?? []);
  let title: string = company.name[language];
  const { prelude } = await prerenderToNodeStream(
    <PageTitleCollector value={(each) => (title = each)}>
      <App {...parts} />
    </PageTitleCollector>,
    {
      // Writes all markup in its final place, without scripts that move it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        if (error instanceof TimeUnknownError) return TimeUnknownError.digest;
        errors.push(error);
        return undefined;
      },
    },
  );
  const markup = await text(prelude);
  errors.push(
    ...queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ state }) => state.error ?? []),
  );
  if (errors.length > 0) throw errors[0];
  const routesOf = (each: string) => router.getMatchedRoutes(each)[0].map(({ id }) => String(id));
  const page = isShell ? null : { path, language, renderedAt: Date.now(), queries: dehydrate(queryClient) };
  const head = pageHead({ path, language, title, intl, queryClient, isShell, ...configured });
  const routeIds = router.state.matches.map(({ routeId }) => routeId);
  return {
    markup,
    title,
    head,
    fonts: fontFiles[language],
    routeIds,
    page,
    firstCalls: isShell ? firstCallPaths : ofParents(path),
    firstRoutes: isShell ? Object.fromEntries(Object.keys(firstCallPaths).map((each) => [each, routesOf(each)])) : null,
  };
}

/** The first calls of a parent's page at the address of a public page; null if there is none. */
function ofParents(path: string): typeof firstCallPaths | null {
  const paths = firstCallPaths[path];
  return paths === undefined ? null : { [path]: paths };
}

/** The `sitemap.xml` of the given pages that search engines may list; null if the site's origin is unknown. */
export function renderSitemap(paths: readonly string[]): string | null {
  const { siteOrigin } = configured;
  return siteOrigin === undefined ? null : sitemap(siteOrigin, paths.filter(isIndexedPath));
}

/**
 * Loads the settings (operation `getSettings`) and removes their time, because no prerendered page may show it.
 * @returns the server's now
 */
async function loadTimelessSettings(queryClient: ReturnType<typeof createApp>['queryClient']): Promise<Date> {
  const query = settingsQuery();
  const answer = await load(queryClient, query);
  queryClient.setQueryData(query.queryKey, {
    ...answer,
    data: { ...answer.data, settings: { ...answer.data.settings, now: unknownTime } },
  });
  return new Date(answer.data.settings.now);
}

/** The pages without an id in their path. */
const fixedPaths = prerenderedRoutes.filter((route) => !route.includes('$'));

/** The paths of all pages that look the same for every visitor (operations `listPackages` and `listHealths`). */
export async function listPublicPaths(): Promise<string[]> {
  const packages = await everyPage(async (page) => {
    const { data, meta } = await listPackages({ page, per_page: 100 });
    return { rows: data.packages, total: meta.total_count };
  });
  const articles = await everyPage(async (page) => {
    const { data, meta } = await listHealths({ page, per_page: 100 });
    return { rows: data.health_blogs, total: meta.total_count };
  });
  return [...fixedPaths, ...packages.map(({ id }) => `/packages/${id}`), ...articles.map(({ id }) => `/blog/${id}`)];
}

/**
 * All rows of a list. A server may send fewer rows a page than it was asked for.
 * @throws Error if the list ends early: the pages of the missing rows would be removed
 */
async function everyPage<Row>(
  read: (page: number) => Promise<{ rows: readonly Row[]; total: number }>,
  page = 1,
  earlier: readonly Row[] = [],
): Promise<readonly Row[]> {
  const { rows, total } = await read(page);
  const all = [...earlier, ...rows];
  if (all.length >= total) return all;
  if (rows.length === 0) throw new Error(`the list ends after ${all.length} of ${total} rows`);
  return everyPage(read, page + 1, all);
}
