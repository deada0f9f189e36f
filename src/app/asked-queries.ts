import {
  type DefaultError,
  QueryCache,
  type QueryClient,
  type QueryKey,
  type QueryOptions,
  type QueryState,
} from '@tanstack/react-query';

type KeyedOptions<TQueryFnData, TError, TData, TQueryKey extends QueryKey> = QueryOptions<
  TQueryFnData,
  TError,
  TData,
  TQueryKey
> & { queryKey: TQueryKey };

/**
 * A query cache that knows which queries a page asked for. A query's own `meta` is that of whoever used it last: the top bar
 * or a menu that asks for the same thing in the background would silence the page.
 */
export class AskedQueryCache extends QueryCache {
  readonly #asked = new WeakSet<object>();

  override build<
    TQueryFnData = unknown,
    TError = DefaultError,
    TData = TQueryFnData,
    TQueryKey extends QueryKey = QueryKey,
  >(
    client: QueryClient,
    options: KeyedOptions<TQueryFnData, TError, TData, TQueryKey>,
    state?: QueryState<TData, TError>,
  ) {
    const query = super.build(client, options, state);
    if (options.meta?.isBackground !== true) this.#asked.add(query);
    return query;
  }

  /** Whether a page has asked for the query since it last settled; from now on it has not. */
  takeAsked(query: object): boolean {
    return this.#asked.delete(query);
  }
}
