import { noop } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PackagesPage } from '#src/features/packages/packages-page.tsx';
import { packagesSearch } from '#src/features/packages/packages-search.ts';
import { idle } from '#src/ui/layout/idle.ts';

export const Route = createFileRoute('/packages/')({
  validateSearch: packagesSearch,
  component: Packages,
});

function Packages() {
  const navigate = Route.useNavigate();
  const router = useRouter();
  useEffect(() => {
    // After this page has rendered, preloads the code of the page that most visitors open next. Data is not preloaded,
    // because it would need one request per package.
    void idle().then(() => router.loadRouteChunk(router.routesById['/packages/$packageId'])?.catch(noop));
  }, [router]);
  const applicant = Route.useSearch({ select: (search) => search.applicant });
  const filters = Route.useSearch({
    select: ({ category, frequency, age }) => ({
      ...(category ? { category } : {}),
      ...(frequency ? { frequency } : {}),
      ...(age === undefined ? {} : { age }),
    }),
    structuralSharing: true,
  });
  const student = applicant === undefined ? {} : { applicant };
  return (
    <PackagesPage
      filters={filters}
      onFilter={(chosen) => {
        void navigate({ search: { ...chosen, ...student }, replace: true, resetScroll: false });
      }}
    />
  );
}
