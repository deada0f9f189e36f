import type { QueryClient } from '@tanstack/react-query';

/** A page that removes its data from memory when the parent leaves it. */
export type PrivatePage = 'copy' | 'guardians';

/**
 * Removes the queries that are marked with `meta.onlyOn` for a page. For a route's `onLeave`, which every page loads:
 * if it named the queries itself, every page would load their API as well.
 */
export function forgetQueriesOf(queryClient: QueryClient, page: PrivatePage): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.onlyOn === page });
}
