import type { QueryClient } from '@tanstack/react-query';
import { load } from '#src/api/load.ts';
import { homeArticlesQuery, homeMealsQuery, homePartnersQuery } from '#src/features/home/home-queries.ts';
import { packageShelfQuery } from '#src/features/packages/package-queries.ts';

/** Asks for all that home shows below its first screen, at once. Each section shows its own wait or failure, so none is told here. */
export async function askForHomeBelow(queryClient: QueryClient): Promise<void> {
  await Promise.allSettled([
    load(queryClient, packageShelfQuery()),
    load(queryClient, homeMealsQuery()),
    load(queryClient, homeArticlesQuery()),
    load(queryClient, homePartnersQuery()),
  ]);
}
