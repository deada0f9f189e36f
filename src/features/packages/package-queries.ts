import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiError } from '#src/api/errors.ts';
import { getListPackagesQueryKey, listPackages } from '#src/api/generated/packages/packages.ts';
import { packageQuery, packagesOf } from '#src/api/packages.ts';
import { type LoadedPage, pagesQuery } from '#src/api/pages.ts';
import type { Frequency } from '#src/domain/business-settings.ts';
import type { Package, PackageCategory } from '#src/domain/package.ts';

export interface PackageFilters {
  category?: PackageCategory;
  frequency?: Frequency;
  /** Limits the list to packages for this age. */
  age?: number;
}

// A multiple of three, the number of columns of the grid.
const perPage = 9;

/**
 * The packages of the list page, in pages (operation `listPackages`). Errors are shown in place of the list.
 * @param studentId limits the list to packages that suit this student; not kept, because the student's health can change
 */
export function packagePagesQuery(filters: PackageFilters, studentId?: number) {
  const params = { ...filters, ...(studentId !== undefined && { applicant_id: studentId }) };
  const pages = pagesQuery({
    queryKey: getListPackagesQueryKey({ ...params, per_page: perPage }),
    load: async (page, signal) => listPackages({ ...params, ...page }, { signal }),
    rowsOf: packagesOf,
    pageSize: perPage,
  });
  return studentId === undefined ? pages : { ...pages, gcTime: 0 };
}

/** The three packages of the home page: one of each category, monthly ones first as the server orders them. */
export function packageShelfQuery() {
  const params = { frequency: 'monthly', per_page: 3 } as const;
  return queryOptions<Package[], ApiError>({
    queryKey: getListPackagesQueryKey(params),
    queryFn: async ({ signal }) => packagesOf(await listPackages(params, { signal })),
  });
}

/**
 * Copies a package from a cached list, with its age, so that its page can show it at once (operation `getPackage`). The
 * page still requests the package, because the list may be out of date.
 */
export function seedPackage(queryClient: QueryClient, packageId: number): void {
  const { queryKey } = packageQuery(packageId);
  if (queryClient.getQueryData(queryKey)) return;
  const lists = queryClient.getQueriesData<Package[] | InfiniteData<LoadedPage<Package>>>({
    queryKey: getListPackagesQueryKey(),
  });
  for (const [listKey, list] of lists) {
    const listed = list && 'pages' in list ? list.pages.flatMap(({ rows }) => rows) : (list ?? []);
    const known = listed.find(({ id }) => id === packageId);
    if (known === undefined) continue;
    queryClient.setQueryData(queryKey, known, { updatedAt: queryClient.getQueryState(listKey)?.dataUpdatedAt ?? 0 });
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
    return;
  }
}
