import { createFileRoute } from '@tanstack/react-router';
import { PackagesPage } from '#src/features/packages/packages-page.tsx';
import { packagesSearch } from '#src/features/packages/packages-search.ts';

export const Route = createFileRoute('/packages/')({
  validateSearch: packagesSearch,
  component: Packages,
});

function Packages() {
  const navigate = Route.useNavigate();
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
