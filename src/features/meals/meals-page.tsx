import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiError } from '#src/api/errors.ts';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import { useStudentFilter } from '#src/features/safety/use-student-filter.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { useHeadingFocus } from '#src/ui/layout/page-heading.ts';
import { useChoiceAhead } from '#src/ui/actions/use-choice-ahead.ts';
import { MealFilters } from './meal-filters.tsx';
import { MealGridPending } from './meal-grid.tsx';
import { MealList } from './meal-list.tsx';
import classes from './meals-page.module.css';
import { isWeekView, type MealsSearch } from './meals-search.ts';
import { MealsViews } from './meals-views.tsx';

const MealDialog = lazy(async () => ({ default: (await import('#src/features/dishes/meal-dialog.tsx')).MealDialog }));

/** Whether the server does not know an allergen of the address or the chosen student, so that trying again has no effect. */
const isRefusedFilter = (isFiltered: boolean, error: unknown) =>
  isFiltered && error instanceof ApiError && error.status === 400;

type MealsPageProps = {
  search: MealsSearch;
  onFilter: (search: MealsSearch) => void;
  onCloseMeal: () => void;
  /** The menu by day, rendered by the menu feature; shown instead of all meals if the address asks for it. */
  week: ReactNode;
};

/** The page of all meals, and of the menu by day, with a dialog for the details of one meal (rows C11, F01). */
export function MealsPage({ search, onFilter, onCloseMeal, week }: MealsPageProps) {
  const intl = useIntl();
  const isWeek = isWeekView(search);
  usePageTitle(intl.formatMessage({ id: isWeek ? 'menu.title' : 'meals.title' }));
  const { meal } = search;
  // A closing dialog keeps its meal until the animation has ended.
  const [lastMeal, setLastMeal] = useState(meal);
  if (meal !== undefined && meal !== lastMeal) setLastMeal(meal);
  const mealId = meal ?? lastMeal;

  return (
    <>
      <PageHead
        className={classes.head}
        title={<FormattedMessage id="meals.title" />}
        lead={<FormattedMessage id="meals.lead" />}
      />
      <MealsViews isWeek={isWeek} />
      {isWeek ? week : <AllMeals search={search} onFilter={onFilter} />}
      {mealId === undefined ? null : (
        <Suspense fallback={null}>
          <MealDialog mealId={mealId} opened={meal !== undefined} onClose={onCloseMeal} />
        </Suspense>
      )}
    </>
  );
}

/** All meals, filtered by category and by allergens to avoid, with allergens and nutrition. */
function AllMeals({ search, onFilter }: Pick<MealsPageProps, 'search' | 'onFilter'>) {
  const [chosen, filter] = useChoiceAhead(search, onFilter);
  // The current list stays visible until the requested one has loaded.
  const shown = useDeferredValue(search);
  // Not deferred: meals that may not suit the student are gone at once.
  const { student, choose } = useStudentFilter();
  const shownFilters = `${shown.category} ${shown.without} ${student?.id}`;
  // The buttons that clear the filters disappear once the filters are cleared, so the focus may have to move.
  useHeadingFocus(shownFilters, 'lost');

  return (
    <>
      <MealFilters search={chosen} onFilter={filter} student={student} onChooseStudent={choose} />
      <QueryBoundary
        resetKey={shownFilters}
        pending={<MealGridPending />}
        failed={(retry, error) => (
          <LoadErrorNotice
            className={classes.failed}
            {...(isRefusedFilter(student !== null, error)
              ? {
                  text: <FormattedMessage id="safety.filter.refused" />,
                  retry: () => {
                    choose(null);
                  },
                  retryLabel: <FormattedMessage id="safety.filter.showEveryone" />,
                }
              : isRefusedFilter(shown.without !== undefined, error)
                ? {
                    text: <FormattedMessage id="meals.filter.refused" />,
                    retry: () => filter({}),
                    retryLabel: <FormattedMessage id="meals.filter.clear" />,
                  }
                : {
                    text: <FormattedMessage id="meals.failed" />,
                    error,
                    retry,
                    retryLabel: <FormattedMessage id="meals.retry" />,
                  })}
          />
        )}
      >
        <MealList
          search={shown}
          dimmed={shown.category !== chosen.category || shown.without !== chosen.without}
          onFilter={filter}
          student={student}
          onChooseStudent={choose}
        />
      </QueryBoundary>
    </>
  );
}
