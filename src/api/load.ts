import { CancelledError, type QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';

/** What Orval's `get…QueryOptions` answer, as far as loading needs it. */
interface Loadable<T> {
  queryKey: QueryKey;
  queryFn?: QueryFunction<T> | symbol | undefined;
}

/**
 * Loads what a route's page will read with `useSuspenseQuery`: from the cache where it is known, however old (the page then
 * loads again in the background), else from the server.
 * @param query options as Orval generates them, `getListMealsSuspenseQueryOptions(params)`
 * @throws ApiError when the server can't answer it
 */
export async function load<T>(queryClient: QueryClient, query: Loadable<T>): Promise<T> {
  const { queryFn, ...rest } = query;
  if (typeof queryFn !== 'function') throw new TypeError(`Nothing to ask for ${JSON.stringify(query.queryKey)}`);
  const ask = async () => queryClient.query({ ...rest, queryFn, staleTime: 'static' });
  try {
    return await ask();
  } catch (error) {
    // The page left behind was the last to wait for the same call and took it along: this page still wants it.
    if (error instanceof CancelledError) return ask();
    throw error;
  }
}
