import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { operations } from './generated/operations.ts';
import {
  getGetOrderQueryKey,
  getListCurrentOrdersQueryKey,
  getListDeliveriesQueryKey,
} from './generated/orders/orders.ts';
import { invalidate } from './invalidate.ts';

const generated = import.meta.glob<Record<string, unknown>>('./generated/*/*.ts', { eager: true });

/** Creates a cache with a response under each key, and returns the keys that are stale. */
function cacheOf(keys: readonly (readonly unknown[])[]) {
  const queryClient = new QueryClient();
  for (const key of keys) queryClient.setQueryData(key, {});
  const staleKeys = () => keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated);
  return { queryClient, staleKeys };
}

describe('invalidate', () => {
  const current = getListCurrentOrdersQueryKey();
  const currentPage = getListCurrentOrdersQueryKey({ page: 1 });
  const order = getGetOrderQueryKey(1);
  const otherOrder = getGetOrderQueryKey(2);
  const deliveries = getListDeliveriesQueryKey(1);

  it('marks every cached answer of the operations as out of date, and no other', async () => {
    const { queryClient, staleKeys } = cacheOf([current, currentPage, order, otherOrder, deliveries]);
    await invalidate(queryClient, ['listCurrentOrders', 'getOrder']);
    expect(staleKeys()).toEqual([current, currentPage, order, otherOrder]);
  });

  it('marks the answer about one thing where its id is given', async () => {
    const { queryClient, staleKeys } = cacheOf([order, otherOrder, deliveries]);
    await invalidate(queryClient, [['getOrder', 2]]);
    expect(staleKeys()).toEqual([otherOrder]);
  });

  it('requests answers in use again and waits for them', async () => {
    const queryClient = new QueryClient();
    let version = 0;
    const observer = new QueryObserver(queryClient, { queryKey: order, queryFn: async () => (version += 1) });
    const unsubscribe = observer.subscribe(() => undefined);
    await observer.refetch();
    const before = version;
    await invalidate(queryClient, ['getOrder']);
    expect(observer.getCurrentResult().data).toBe(before + 1);
    unsubscribe();
  });

  it('accepts the ids of reading operations alone', () => {
    const { queryClient, staleKeys } = cacheOf([currentPage]);
    // @ts-expect-error -- no operation has this id
    void invalidate(queryClient, ['listCurrentOrder']);
    // @ts-expect-error -- answers to a write are not cached
    void invalidate(queryClient, ['cancelOrder']);
    // @ts-expect-error -- the operation reads a list, which has no id
    void invalidate(queryClient, [['listCurrentOrders', 1]]);
    expect(staleKeys()).toEqual([]);
  });

  it('knows every generated query key by the id of its operation', () => {
    const heads = Object.values(generated)
      .flatMap((module) => Object.entries(module))
      .filter(([name]) => name.endsWith('QueryKey'))
      .map(([, keyOf]) => (keyOf as (id: number) => readonly unknown[])(0)[0]);
    const reads = Object.entries(operations).flatMap(([id, { method }]) => (method === 'get' ? [id] : []));
    expect(new Set(heads)).toEqual(new Set(reads));
  });
});
