import { createFileRoute } from '@tanstack/react-router';
import { load } from '#src/api/load.ts';
import { mealAllergensQuery, mealPagesQuery } from '#src/features/meals/meal-queries.ts';
import { MealsPage } from '#src/features/meals/meals-page.tsx';
import { type MealsSearch, mealsSearch } from '#src/features/meals/meals-search.ts';

export const Route = createFileRoute('/meals')({
  validateSearch: mealsSearch,
  loaderDeps: ({ search }) => filtersOf(search),
  loader: async ({ context: { queryClient }, deps }) => {
    // Started together and not awaited: the filters stay usable while the list shows its own skeleton or error.
    const started = Promise.allSettled([
      load(queryClient, mealAllergensQuery()),
      queryClient.infiniteQuery({ ...mealPagesQuery(deps), staleTime: 'static' }),
    ]);
    if (typeof document === 'undefined') await started;
  },
  component: Meals,
});

function Meals() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  return (
    <MealsPage
      search={search}
      onFilter={(filters) => {
        void navigate({ search: filters, replace: true, resetScroll: false });
      }}
      onCloseMeal={() => {
        void navigate({ search: filtersOf(search), replace: true, resetScroll: false });
      }}
    />
  );
}

/** The filters without the open meal. */
function filtersOf({ category, without }: MealsSearch): MealsSearch {
  return { ...(category ? { category } : {}), ...(without ? { without } : {}) };
}
