import type { QueryClient } from '@tanstack/react-query';

/** Pages whose data is removed from memory when they are left. */
export type PrivatePage = 'copy' | 'guardians';

/**
 * Removes the queries that are marked with `meta.onlyOn` for a page. For a route's `onLeave`, which every page loads:
 * if it named the queries itself, every page would load their API as well.
 */
export function forgetQueriesOf(queryClient: QueryClient, page: PrivatePage): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.onlyOn === page });
}
