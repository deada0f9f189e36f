import { createFileRoute } from '@tanstack/react-router';
import { PackagesPage } from '#src/features/packages/packages-page.tsx';
import { packagesSearch } from '#src/features/packages/packages-search.ts';

export const Route = createFileRoute('/packages/')({
  validateSearch: packagesSearch,
  component: Packages,
});

function Packages() {
  const navigate = Route.useNavigate();
  return (
    <PackagesPage
      filters={Route.useSearch()}
      onFilter={(filters) => {
        void navigate({ search: filters, replace: true, resetScroll: false });
      }}
    />
  );
}
