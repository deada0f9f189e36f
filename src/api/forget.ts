import type { QueryClient } from '@tanstack/react-query';

/** The pages whose data may not stay in memory after them. */
export type PrivatePage = 'copy' | 'guardians';

/**
 * Removes the queries whose `meta.onlyOn` is a page, when that page is left. A route's `onLeave` is part of what every
 * page loads, so it names no query itself.
 */
export function forgetQueriesOf(queryClient: QueryClient, page: PrivatePage): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.onlyOn === page });
}
