import { MutationCache, type Query, QueryClient } from '@tanstack/react-query';
import { PageQueryCache } from './page-query-cache.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The page is complete without the answer: its failure is not announced. */
      isBackground?: boolean;
    };
  }
}

/** Shows and removes the messages of failed calls. */
export interface ErrorAnnouncer {
  /** Shows what failed and returns the ids of the messages. */
  announce: (error: unknown) => readonly string[];
  withdraw: (ids: readonly string[]) => void;
}

// A page that has its data stays as it is; a list with a requested next page shows the error.
const isRefetch = ({ state }: Query<unknown, unknown, unknown>) =>
  state.data !== undefined && !state.fetchMeta?.fetchMore;

/**
 * The app's cache. Every failed call is announced (rules.md#error-messages), whatever its screen shows in place, except refetches,
 * preloads, queries marked as background, and repeated failures of a query that a screen already shows as failed.
 * A query's announcement ends when it succeeds or the person goes elsewhere, a mutation's when they send something else.
 * @param isPreloading whether the router loads a page ahead of its visit
 * @returns the cache, and what to call when the person goes elsewhere
 */
export function createQueryClient({ announce, withdraw }: ErrorAnnouncer, isPreloading: () => boolean) {
  const ofQueries = new Map<string, readonly string[]>();
  let ofMutations: readonly string[] = [];

  const queryCache = new PageQueryCache({
    onError: (error, query) => {
      const asker = queryCache.takeUser(query);
      const isRepeated = ofQueries.has(query.queryHash) && query.isActive();
      if (asker === null || isRefetch(query) || isRepeated) return;
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
      // A failure is shown at once, offline too; repeating is the person's choice.
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
