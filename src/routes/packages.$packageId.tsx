import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { draftOrderQuery } from '#src/api/draft-order.ts';
import { studentsQuery } from '#src/api/students.ts';
import { allergensQuery } from '#src/api/lookups.ts';
import { packageQuery } from '#src/api/packages.ts';
import { idInPath } from '#src/api/id-in-path.ts';
import { load } from '#src/api/load.ts';
import { unknownTime } from '#src/api/unknown-time.ts';
import { officialVacationsQuery } from '#src/api/official-vacations.ts';
import { isSignedIn, readSession } from '#src/auth/session.ts';
import { FirstWeeksPlace } from '#src/features/menu/first-weeks-place.tsx';
import { seedPackage } from '#src/features/packages/package-queries.ts';
import { packageMealsQuery } from '#src/features/subscription/package-page/package-lunches.tsx';
import { PackagePage } from '#src/features/subscription/package-page/package-page.tsx';
import { PackagePending } from '#src/features/subscription/package-page/package-pending.tsx';
import { packageSearch } from '#src/features/subscription/state/package-search.ts';

/** One package (row R10). An id that is unknown or not a number shows 'No Results were Found!'. */
export const Route = createFileRoute('/packages/$packageId')({
  params: {
    parse: ({ packageId }) => ({ packageId: Number(packageId) }),
    stringify: ({ packageId }) => ({ packageId: String(packageId) }),
  },
  validateSearch: packageSearch,
  loader: async ({ context: { queryClient }, params }) => {
    const packageId = idInPath(params.packageId);
    // The panel and the lunches show the errors of their queries themselves, so the page does not wait for them.
    const meals = load(queryClient, packageMealsQuery(packageId));
    const own = isSignedIn(readSession()) ? loadOwn(queryClient) : Promise.resolve([]);
    const panel = Promise.allSettled([meals, own]);
    seedPackage(queryClient, packageId);
    const [settings] = await Promise.all([
      load(queryClient, settingsQuery()),
      load(queryClient, packageQuery(packageId)),
      load(queryClient, allergensQuery()),
    ]);
    if (settings.data.settings.now === unknownTime) {
      // A prerendered page contains everything except the panel, which loads in the browser.
      if (typeof document === 'undefined') await panel;
      return;
    }
    const now = new Date(settings.data.settings.now);
    const everyones = load(queryClient, officialVacationsQuery(null, now));
    const schools = own.then((ids) => Promise.all(ids.map((id) => load(queryClient, officialVacationsQuery(id, now)))));
    // The page does not wait for the panel, which shows its own skeleton.
    void Promise.allSettled([everyones, schools]);
  },
  pendingComponent: PackagePending,
  component: PackageRoute,
});

/** Loads the parent's data and returns the ids of the students' schools, for the vacations in the calendar. */
async function loadOwn(queryClient: QueryClient): Promise<number[]> {
  const [students] = await Promise.all([
    load(queryClient, studentsQuery()),
    load(queryClient, currentOrdersQuery()),
    load(queryClient, draftOrderQuery()),
  ]);
  return [...new Set(students.map(({ school }) => school.id))];
}

function PackageRoute() {
  const { packageId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <PackagePage
      key={packageId}
      packageId={packageId}
      search={Route.useSearch()}
      onSearch={(chosen) => {
        void navigate({
          search: ({ step }) => ({ ...chosen, ...(step && { step }) }),
          replace: true,
          resetScroll: false,
        });
      }}
      onStep={(step) => {
        void navigate({
          search: ({ step: _left, ...chosen }) => ({ ...chosen, ...(step && { step }) }),
          resetScroll: false,
        });
      }}
      menu={<FirstWeeksPlace packageId={packageId} />}
    />
  );
}
