import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { load } from '#src/api/load.ts';
import { isSignedIn, readSession, useIsSignedIn } from '#src/auth/session.ts';
import { FamilyBoardPending } from '#src/features/family-board/family-board-pending.tsx';
import { HomePage } from '#src/features/home/home-page.tsx';
import { PackageShelfPending } from '#src/features/packages/package-grid.tsx';
import { PackageShelf } from '#src/features/packages/package-shelf.tsx';
import { loadHomeSections } from './-load-home-sections.ts';

// A chunk of its own, which visitors do not load.
const importBoard = async () => import('./_signed-in/-family-board.tsx');
const FamilyBoard = lazyRouteComponent(importBoard, 'FamilyBoardRoute');

/**
 * The home page: for visitors what Nabta offers, for signed-in parents the family board. With `?welcome=true` parents
 * see what visitors see.
 */
export const Route = createFileRoute('/')({
  validateSearch: ({ welcome }: Record<string, unknown>): { welcome?: true } => (welcome === true ? { welcome } : {}),
  loaderDeps: ({ search: { welcome } }) => ({ welcome }),
  loader: async ({ context: { queryClient, texts }, deps: { welcome } }) => {
    if (welcome !== true && isSignedIn(readSession())) {
      const loadBoard = async () => (await importBoard()).loadFamilyBoard(queryClient);
      await Promise.all([texts('public'), texts('parent'), FamilyBoard.preload?.(), loadBoard()]);
      return { isBoard: true };
    }
    // Not awaited in a browser: each section shows its own skeleton or error.
    const started = Promise.allSettled([load(queryClient, settingsQuery()), loadHomeSections(queryClient)]);
    // A prerendered page contains the loaded data.
    if (typeof document === 'undefined') await started;
    return { isBoard: false };
  },
  pendingComponent: FamilyBoardPending,
  component: Home,
});

function Home() {
  const isParent = useIsSignedIn();
  const { isBoard } = Route.useLoaderData();
  // After logging out, the loader has not run again yet.
  if (isBoard && isParent) return <FamilyBoard />;
  return <HomePage packages={<PackageShelf />} packagesPending={<PackageShelfPending />} />;
}
