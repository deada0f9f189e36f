import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { settingsQuery } from '#src/api/business-settings.ts';
import { load } from '#src/api/load.ts';
import { HomePage } from '#src/features/home/home-page.tsx';
import { homeArticlesQuery, homeMealsQuery, homePartnersQuery } from '#src/features/home/home-queries.ts';
import { packageShelfQuery } from '#src/features/packages/package-queries.ts';

const PackageShelf = lazy(async () => ({
  default: (await import('#src/features/packages/package-shelf.tsx')).PackageShelf,
}));

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient } }) => {
    // All at once, and none is waited for: the page stands without them and each section shows its own wait or failure.
    const started = Promise.allSettled([
      load(queryClient, settingsQuery()),
      load(queryClient, packageShelfQuery()),
      load(queryClient, homeMealsQuery()),
      load(queryClient, homeArticlesQuery()),
      load(queryClient, homePartnersQuery()),
    ]);
    // A server sends the page once, so there it holds what the calls answered.
    if (typeof document === 'undefined') await started;
  },
  component: Home,
});

function Home() {
  return <HomePage packages={<PackageShelf />} />;
}
