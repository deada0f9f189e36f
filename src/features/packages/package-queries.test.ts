import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { PackageDto, PackageListDto } from '#src/api/generated/client.schemas.ts';
import { getGetPackageQueryKey } from '#src/api/generated/packages/packages.ts';
import { packagePagesQuery, packageShelfQuery, seedPackage } from './package-queries.ts';

// Only the id matters here.
const listOf = (...ids: number[]) =>
  ({
    custom_status: 200,
    data: { packages: ids.map((id) => ({ id }) as PackageDto) },
    meta: { next_page: null },
  }) as unknown as PackageListDto;

const seeded = (queryClient: QueryClient, id: number) => {
  seedPackage(queryClient, id);
  return queryClient.getQueryState<{ data: { package: PackageDto } }>(getGetPackageQueryKey(id));
};

describe('a package that a list holds', () => {
  test('is known on its page, and requested there again', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(packageShelfQuery().queryKey, listOf(1, 2));
    const state = seeded(queryClient, 2);
    expect(state?.data).toEqual({ custom_status: 200, data: { package: { id: 2 } } });
    expect(state?.dataUpdatedAt).toBe(0);
  });

  test('is found on any page of a list', () => {
    const queryClient = new QueryClient();
    const { queryKey } = packagePagesQuery({});
    queryClient.setQueryData(queryKey, { pages: [listOf(1), listOf(5)], pageParams: [1, 2] });
    expect(seeded(queryClient, 5)?.data?.data.package.id).toBe(5);
  });

  test('never replaces what its page knows', () => {
    const queryClient = new QueryClient();
    const own = { custom_status: 200, data: { package: { id: 1, is_active: false } as PackageDto } };
    queryClient.setQueryData(getGetPackageQueryKey(1), own);
    queryClient.setQueryData(packageShelfQuery().queryKey, listOf(1));
    expect(seeded(queryClient, 1)?.data).toBe(own);
  });

  test('is not made up where no list holds it', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(packageShelfQuery().queryKey, listOf(1));
    expect(seeded(queryClient, 9)).toBeUndefined();
  });
});
