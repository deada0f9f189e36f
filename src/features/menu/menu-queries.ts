import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { settingsQuery } from '#src/api/business-settings.ts';
import type { ApiError } from '#src/api/errors.ts';
import { getListPackagesQueryKey, listPackages } from '#src/api/generated/packages/packages.ts';
import { load } from '#src/api/load.ts';
import { packagesOf } from '#src/api/packages.ts';
import type { Package } from '#src/domain/package.ts';

/** The packages whose menu can be chosen (operation `listPackages`): one request, with the most that it answers. */
export function menuPackagesQuery() {
  const params = { per_page: 100 };
  return queryOptions<Package[], ApiError>({
    queryKey: getListPackagesQueryKey(params),
    queryFn: async ({ signal }) => packagesOf(await listPackages(params, { signal })),
    staleTime: 300_000,
  });
}

/** Starts the requests of the week, so that they run while its code loads. The week shows their errors itself. */
export function startWeek(queryClient: QueryClient): void {
  void Promise.allSettled([load(queryClient, settingsQuery()), load(queryClient, menuPackagesQuery())]);
}
