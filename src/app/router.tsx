import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type ErrorComponentProps, type RouterHistory } from '@tanstack/react-router';
import type { IntlShape } from 'react-intl';
import type { TextPart } from '#src/i18n/messages.ts';
import { lazyPart } from '#src/recovery/lazy-part.ts';
import { isLostFile } from '#src/recovery/lost-file.ts';
import { keepEarlyScroll } from './keep-early-scroll.ts';
import { Layout } from './layout/layout.tsx';
import { LostPage } from './lost-page.tsx';
import { PagePending } from './page-pending.tsx';
import { routeTree } from './route-tree.gen.ts';

// Loaded after the first paint (src/app/app.tsx), so that the error pages are available offline.
const loadErrorPage = async () => import('./error-page.tsx');
const loadNotFoundPage = async () => import('./not-found-page.tsx');
const ErrorPage = lazyPart(async () => (await loadErrorPage()).ErrorPage);
const NotFoundPage = lazyPart(async () => (await loadNotFoundPage()).NotFoundPage);

function FailedPage(props: ErrorComponentProps) {
  if (!isLostFile(props.error)) return <ErrorPage {...props} />;
  return (
    <LostPage error={props.error}>
      <ErrorPage {...props} />
    </LostPage>
  );
}

/** Preloads the error pages. */
export async function fetchErrorPages(): Promise<void> {
  await Promise.all([loadErrorPage(), loadNotFoundPage()]);
}

/** The context of every route's loader. */
export interface RouterContext {
  queryClient: QueryClient;
  intl: IntlShape;
  /** Resolves when a part of the messages is loaded. */
  texts: (part: TextPart) => Promise<void>;
}

/** The app's router: skeletons after 300 ms, and pages for unknown paths and crashes. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    // The demo may be served from a subfolder of its host.
    basepath: import.meta.env.BASE_URL,
    scrollRestoration: keepEarlyScroll(),
    defaultPreload: 'intent',
    // React Query decides which data is fresh; the router caches nothing itself.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
    InnerWrap: Layout,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
