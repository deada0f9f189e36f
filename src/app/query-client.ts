import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { shownInPlace?: boolean };
    mutationMeta: { shownInPlace?: boolean };
  }
}

/**
 * The app's cache. Every failed call is announced once as spec §8 says, unless its screen shows the failure where it happened
 * (`meta.shownInPlace`).
 */
export function createQueryClient(announce: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.shownInPlace !== true) announce(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (mutation.meta?.shownInPlace !== true) announce(error);
      },
    }),
    defaultOptions: {
      // A failure is told at once, offline too; repeating is the person's choice.
      queries: { networkMode: 'always', retry: false, staleTime: 30_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
