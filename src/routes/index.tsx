import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { load } from '#src/api/load.ts';
import { HomePage } from '#src/features/home/home-page.tsx';
import { PackageShelfPending } from '#src/features/packages/package-grid.tsx';
import { PackageShelf } from '#src/features/packages/package-shelf.tsx';
import { loadHomeSections } from './-load-home-sections.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient } }) => {
    // Not awaited in a browser: each section shows its own skeleton or error.
    const started = Promise.allSettled([load(queryClient, settingsQuery()), loadHomeSections(queryClient)]);
    // A prerendered page contains the loaded data.
    if (typeof document === 'undefined') await started;
  },
  component: Home,
});

function Home() {
  return <HomePage packages={<PackageShelf />} packagesPending={<PackageShelfPending />} />;
}
