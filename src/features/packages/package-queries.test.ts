import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { Package } from '#src/domain/package.ts';
import { packageQuery } from '#src/api/packages.ts';
import type { LoadedPage } from '#src/api/pages.ts';
import { packagePagesQuery, packageShelfQuery, seedPackage } from './package-queries.ts';

// Only the id is used here.
const listOf = (...ids: number[]) => ids.map((id) => ({ id }) as Package);

const pageOf = (...ids: number[]) => ({ rows: listOf(...ids), meta: {} }) as LoadedPage<Package>;

const seeded = (queryClient: QueryClient, id: number) => {
  seedPackage(queryClient, id);
  return queryClient.getQueryState(packageQuery(id).queryKey);
};

describe('a package that a list holds', () => {
  test('is known on its page, and requested there again', () => {
    const queryClient = new QueryClient();
    const shelf = packageShelfQuery();
    queryClient.setQueryData(shelf.queryKey, listOf(1, 2), { updatedAt: Date.now() - 1_000 });
    const state = seeded(queryClient, 2);
    expect(state?.data).toEqual({ id: 2 });
    expect(queryClient.getQueryCache().find(packageQuery(2))?.isStaleByTime(30_000)).toBe(true);
    // Offline its page shows this age.
    expect(state?.dataUpdatedAt).toBe(queryClient.getQueryState(shelf.queryKey)?.dataUpdatedAt);
  });

  test('is found on any page of a list', () => {
    const queryClient = new QueryClient();
    const { queryKey } = packagePagesQuery({});
    queryClient.setQueryData(queryKey, {
      pages: [pageOf(1), pageOf(5)],
      pageParams: [1, 2].map((page) => ({ page, per_page: 9 })),
    });
    expect(seeded(queryClient, 5)?.data?.id).toBe(5);
  });

  test('never replaces what its page knows', () => {
    const queryClient = new QueryClient();
    const own = { id: 1, isActive: false } as Package;
    queryClient.setQueryData(packageQuery(1).queryKey, own);
    queryClient.setQueryData(packageShelfQuery().queryKey, listOf(1));
    expect(seeded(queryClient, 1)?.data).toBe(own);
  });

  test('is not made up where no list holds it', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(packageShelfQuery().queryKey, listOf(1));
    expect(seeded(queryClient, 9)).toBeUndefined();
  });
});
