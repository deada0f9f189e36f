import type { QueryClient } from '@tanstack/react-query';
import { load } from '#src/api/load.ts';
import { homeArticlesQuery, homeMealsQuery, homePartnersQuery } from '#src/features/home/home-queries.ts';
import { packageShelfQuery } from '#src/features/packages/package-queries.ts';

/** Requests the data of home's sections. Each section shows its own skeleton or error, so none of them rejects here. */
export async function loadHomeSections(queryClient: QueryClient): Promise<void> {
  await Promise.allSettled([
    load(queryClient, packageShelfQuery()),
    load(queryClient, homeMealsQuery()),
    load(queryClient, homeArticlesQuery()),
    load(queryClient, homePartnersQuery()),
  ]);
}
