import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { load } from '#src/api/load.ts';
import { mealAllergensQuery, mealPagesQuery } from '#src/features/meals/meal-queries.ts';
import { MealsPage } from '#src/features/meals/meals-page.tsx';
import { isWeekView, type MealsSearch, mealsSearch } from '#src/features/meals/meals-search.ts';
import { startWeek } from '#src/features/menu/menu-queries.ts';
import { WeekBoundary } from '#src/features/menu/week-boundary.tsx';

const WeekMenu = lazy(async () => ({ default: (await import('#src/features/menu/week-menu.tsx')).WeekMenu }));

export const Route = createFileRoute('/meals')({
  validateSearch: mealsSearch,
  loaderDeps: ({ search }) => (isWeekView(search) ? { isWeek: true } : filtersOf(search)),
  loader: async ({ context: { queryClient }, deps }) => {
    if ('isWeek' in deps) {
      startWeek(queryClient);
      return;
    }
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
        void navigate({ search: ({ meal: _closed, ...others }) => others, replace: true, resetScroll: false });
      }}
      week={
        <WeekBoundary>
          <WeekMenu
            choice={{ day: search.day, packageId: search.package }}
            onChoose={({ day, packageId }) => {
              void navigate({ search: { day, package: packageId }, replace: true, resetScroll: false });
            }}
          />
        </WeekBoundary>
      }
    />
  );
}

/** The filters of all meals. */
function filtersOf({ category, without }: MealsSearch): MealsSearch {
  return { ...(category ? { category } : {}), ...(without ? { without } : {}) };
}
