import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ListPackagesParams } from '#src/api/generated/model/listPackagesParams.ts';
import {
  getListPackagesQueryKey,
  getListPackagesSuspenseQueryOptions,
  listPackages,
} from '#src/api/generated/packages/packages.ts';

export type PackageFilters = Pick<ListPackagesParams, 'category' | 'frequency' | 'age'>;

// A multiple of three, which is the grid's width.
const perPage = 9;

/** The packages of the list page, page after page (operation `listPackages`). Failures are shown in the list's place. */
export function packagePagesQuery(filters: PackageFilters) {
  return infiniteQueryOptions({
    queryKey: [...getListPackagesQueryKey({ ...filters, per_page: perPage }), 'pages'] as const,
    queryFn: async ({ pageParam, signal }) =>
      listPackages({ ...filters, page: pageParam, per_page: perPage }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page,
  });
}

/** The three packages of the home page: one of each category, monthly ones first as the server orders them. */
export function packageShelfQuery() {
  return getListPackagesSuspenseQueryOptions({ frequency: 'monthly', per_page: 3 });
}
