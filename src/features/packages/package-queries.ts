import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ListPackagesParams, PackageAnswerDto, PackageListDto } from '#src/api/generated/client.schemas.ts';
import {
  getGetPackageQueryKey,
  getListPackagesQueryKey,
  getListPackagesSuspenseQueryOptions,
  listPackages,
} from '#src/api/generated/packages/packages.ts';
import { pagesQuery } from '#src/api/pages.ts';

export type PackageFilters = Pick<ListPackagesParams, 'category' | 'frequency' | 'age'>;

// A multiple of three, which is the grid's width.
const perPage = 9;

const rowsOf = ({ data }: PackageListDto) => data.packages;

/** The packages of the list page, page after page (operation `listPackages`). Failures are shown in the list's place. */
export function packagePagesQuery(filters: PackageFilters) {
  return pagesQuery({
    queryKey: getListPackagesQueryKey({ ...filters, per_page: perPage }),
    load: async (page, signal) => listPackages({ ...filters, ...page }, { signal }),
    rowsOf,
    pageSize: perPage,
  });
}

/** The three packages of the home page: one of each category, monthly ones first as the server orders them. */
export function packageShelfQuery() {
  return getListPackagesSuspenseQueryOptions({ frequency: 'monthly', per_page: 3 });
}

/**
 * Takes a package over from a list that holds it, so that its page can show it at once (operation `getPackage`). The page still
 * requests it, since the list may be old.
 */
export function seedPackage(queryClient: QueryClient, packageId: number): void {
  const queryKey = getGetPackageQueryKey(packageId);
  if (queryClient.getQueryData(queryKey)) return;
  const lists = queryClient.getQueriesData<PackageListDto | InfiniteData<PackageListDto>>({
    queryKey: getListPackagesQueryKey(),
  });
  const answers = lists.flatMap(([, list]) => (list && 'pages' in list ? list.pages : (list ?? [])));
  const listed = answers.find(({ data }) => data.packages.some(({ id }) => id === packageId));
  const known = listed?.data.packages.find(({ id }) => id === packageId);
  if (!listed || !known) return;
  const answer: PackageAnswerDto = { custom_status: listed.custom_status, data: { package: known } };
  queryClient.setQueryData(queryKey, answer, { updatedAt: 0 });
}
