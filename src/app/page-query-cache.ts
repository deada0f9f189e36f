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

/** The user of a query: a component that renders it, or a loader, which may run before the page is visited. */
export type QueryUser = 'component' | 'loader';

// Only React Query's hooks set this option.
const isFromHook = (options: object) => '_optimisticResults' in options;

/**
 * A query cache that records which queries a page uses. A query's `meta` alone is not enough: it comes from the last
 * use, which may be a background use of the same query, for example by the top bar.
 */
export class PageQueryCache extends QueryCache {
  readonly #users = new WeakMap<object, QueryUser>();

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
    if (options.meta?.isBackground === true) return query;
    if (isFromHook(options)) this.#users.set(query, 'component');
    else if (!this.#users.has(query)) this.#users.set(query, 'loader');
    return query;
  }

  /** Returns and clears the user of a query since it last settled; a component takes precedence over a loader. */
  takeUser(query: object): QueryUser | null {
    const user = this.#users.get(query) ?? null;
    this.#users.delete(query);
    return user;
  }
}
