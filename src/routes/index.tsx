import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { settingsQuery } from '#src/api/business-settings.ts';
import { load } from '#src/api/load.ts';
import { HomePage } from '#src/features/home/home-page.tsx';
import { PackageShelfPending } from '#src/features/packages/package-grid.tsx';

const PackageShelf = lazy(async () => ({
  default: (await import('#src/features/packages/package-shelf.tsx')).PackageShelf,
}));

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient } }) => {
    // None is waited for: the page stands without them. What lies below the first screen comes with code of its own.
    const started = Promise.allSettled([
      load(queryClient, settingsQuery()),
      import('./-home-below-queries.ts').then(async ({ askForHomeBelow }) => askForHomeBelow(queryClient)),
    ]);
    // A server sends the page once, so there it holds what the calls answered.
    if (typeof document === 'undefined') await started;
  },
  component: Home,
});

function Home() {
  return <HomePage packages={<PackageShelf />} packagesPending={<PackageShelfPending />} />;
}
