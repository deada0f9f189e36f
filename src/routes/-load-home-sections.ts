import type { QueryClient } from '@tanstack/react-query';
import { load } from '#src/api/load.ts';
import { newestArticlesQuery } from '#src/api/articles.ts';
import { mealsQuery } from '#src/api/meals.ts';
import { partnersQuery } from '#src/api/partners.ts';
import { homeArticleCount, homeMealCount } from '#src/features/home/home-counts.ts';
import { packageShelfQuery } from '#src/features/packages/package-queries.ts';

/** Requests the data of the home page's sections. Never rejects: each section shows its own skeleton or error. */
export async function loadHomeSections(queryClient: QueryClient): Promise<void> {
  await Promise.allSettled([
    load(queryClient, packageShelfQuery()),
    load(queryClient, mealsQuery({ count: homeMealCount })),
    load(queryClient, newestArticlesQuery(homeArticleCount)),
    load(queryClient, partnersQuery()),
  ]);
}
