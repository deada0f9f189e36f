import { MutationCache, type Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/api/errors.ts';
import type { PrivatePage } from '#src/api/forget.ts';
import { PageQueryCache } from './page-query-cache.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The page is complete without the response: a failure is not announced. */
      isBackground?: boolean;
      /** The only page that keeps the data in memory (src/api/forget.ts). */
      onlyOn?: PrivatePage;
    };
  }
}

/** Shows and removes the messages of failed calls. */
export interface ErrorAnnouncer {
  /** Shows the messages of an error and returns their ids. */
  announce: (error: unknown) => readonly string[];
  withdraw: (ids: readonly string[]) => void;
}

// A page keeps its data when a refetch fails; a list shows the error of a requested next page.
const isRefetch = ({ state }: Query<unknown, unknown, unknown>) =>
  state.data !== undefined && !state.fetchMeta?.fetchMore;

/**
 * Creates the app's query cache. Every failed request is announced (rules.md#error-messages), even if its screen shows
 * the error itself, except refetches, preloads, queries marked as background, queries refused after logging out, and
 * repeated failures of a query whose error is already shown. A query's message is removed when the query succeeds or the
 * user navigates, a mutation's when the user sends another one.
 * @param isPreloading whether the router is preloading a page
 * @returns the cache, and the function to call when the user navigates
 */
export function createQueryClient({ announce, withdraw }: ErrorAnnouncer, isPreloading: () => boolean) {
  const ofQueries = new Map<string, readonly string[]>();
  let ofMutations: readonly string[] = [];

  const queryCache = new PageQueryCache({
    onError: (error, query) => {
      const asker = queryCache.takeUser(query);
      const isRepeated = ofQueries.has(query.queryHash) && query.isActive();
      if (asker === null || isRefetch(query) || isRepeated) return;
      // The page that the parent left by logging out may have made the request.
      if (error instanceof ApiError && error.isAfterLogOut) return;
      if (asker === 'loader' && !query.isActive() && isPreloading()) return;
      ofQueries.set(query.queryHash, announce(error));
    },
    onSuccess: (_data, query) => {
      queryCache.takeUser(query);
      const own = ofQueries.get(query.queryHash) ?? [];
      ofQueries.delete(query.queryHash);
      const others = new Set([...ofQueries.values(), ofMutations].flat());
      withdraw(own.filter((id) => !others.has(id)));
    },
  });
  const queryClient = new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onMutate: () => {
        withdraw(ofMutations);
        ofMutations = [];
      },
      onError: (error) => {
        ofMutations = [...ofMutations, ...announce(error)];
      },
    }),
    defaultOptions: {
      // A failure is shown immediately, even offline; the user decides whether to retry.
      queries: { networkMode: 'always', retry: false, staleTime: 30_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return {
    queryClient,
    withdrawQueryFailures: () => {
      withdraw([...ofQueries.values()].flat().filter((id) => !ofMutations.includes(id)));
      ofQueries.clear();
    },
  };
}
