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

/** Who asked for a query: a component that renders it, or a loader, which may run ahead of a visit. */
export type Asker = 'component' | 'loader';

// React Query's hooks set this option, and nothing else does.
const isFromHook = (options: object) => '_optimisticResults' in options;

/**
 * A query cache that knows which queries a page asked for. A query's own `meta` is that of its last use: the top bar
 * or a menu that asks for the same thing in the background would silence the page.
 */
export class AskedQueryCache extends QueryCache {
  readonly #askers = new WeakMap<object, Asker>();

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
    if (isFromHook(options)) this.#askers.set(query, 'component');
    else if (!this.#askers.has(query)) this.#askers.set(query, 'loader');
    return query;
  }

  /** Returns who asked for the query since it last settled, and forgets it; a component counts more than a loader. */
  takeAsker(query: object): Asker | null {
    const asker = this.#askers.get(query) ?? null;
    this.#askers.delete(query);
    return asker;
  }
}
