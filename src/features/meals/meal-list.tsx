import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Meal } from '#src/domain/meal.ts';
import { usePages } from '#src/api/pages.ts';
import { MoreOfList } from '#src/errors/more-of-list.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { useAnnouncedChange } from '#src/ui/feedback/use-announced-change.ts';
import { ListPages } from '#src/ui/lists/list-pages.tsx';
import { StudentFilterNote } from '#src/features/safety/student-filter.tsx';
import type { FilterStudent } from '#src/features/safety/use-student-filter.ts';
import { MealCard } from './meal-card.tsx';
import { MealGrid } from './meal-grid.tsx';
import classes from './meal-list.module.css';
import { mealPagesQuery } from './meal-queries.ts';
import { excludedCodes, type MealsSearch, mealsSearchFor } from './meals-search.ts';
import { useAllergenNames } from './use-allergen-names.ts';

type MealListProps = {
  search: MealsSearch;
  /** Whether other meals are loading to replace these. */
  dimmed: boolean;
  onFilter: (search: MealsSearch) => void;
  student: FilterStudent | null;
  onChooseStudent: (student: FilterStudent | null) => void;
};

const plain = (words: string[]) => words.join('');
const bold = (words: ReactNode[]) => <b key="count">{words}</b>;

/** The number of meals that match the filters, the meals, and a button for the next page if there is one. */
export function MealList({ search, dimmed, onFilter, student, onChooseStudent }: MealListProps) {
  const intl = useIntl();
  const { find } = useAllergenNames();
  const meals = usePages(mealPagesQuery(search, student?.id));
  const { total } = meals;
  const list = useRef<HTMLDivElement>(null);
  const codes = excludedCodes(search.without);
  const filtered = codes.length > 0 || search.category !== undefined || student !== null;
  const clear = () => {
    onFilter({});
    onChooseStudent(null);
  };
  const names = intl.formatList(
    codes.map((code) => find(code).inSentence),
    { type: 'disjunction' },
  );

  const countText =
    codes.length > 0
      ? intl.formatMessage({ id: 'meals.count.without' }, { count: total, names, b: plain })
      : intl.formatMessage({ id: 'meals.count' }, { count: total, b: plain });
  useAnnouncedChange(`${search.category} ${search.without} ${student?.id}`, countText);

  if (total === 0) {
    return (
      <>
        {student && <StudentFilterNote student={student} of="meals" />}
        <NoMeals search={search} isFiltered={filtered} onFilter={onFilter} onClear={clear} />
      </>
    );
  }
  return (
    <>
      <div className={classes.head}>
        <p>
          {codes.length > 0 ? (
            <FormattedMessage id="meals.count.without" values={{ count: total, names, b: bold }} />
          ) : (
            <FormattedMessage id="meals.count" values={{ count: total, b: bold }} />
          )}
        </p>
        {filtered ? (
          <button type="button" className={classes.clear} onClick={clear}>
            <IconX size={16} stroke={1.75} aria-hidden />
            <FormattedMessage id="meals.filter.clear" />
          </button>
        ) : null}
      </div>
      {student && <StudentFilterNote student={student} of="meals" />}
      <MealGrid ref={list} dimmed={dimmed}>
        <ListPages pages={meals.pages} renderItem={renderMeal} />
      </MealGrid>
      <MoreOfList
        of={meals}
        shownText={intl.formatMessage({ id: 'meals.shown' }, { shown: meals.shown, total })}
        list={list}
        items="article a"
      />
    </>
  );
}

function renderMeal(meal: Meal, index: number) {
  return <MealCard meal={meal} eager={index === 0} />;
}

type NoMealsProps = Pick<MealListProps, 'search' | 'onFilter'> & { isFiltered: boolean; onClear: () => void };

function NoMeals({ search, isFiltered, onFilter, onClear }: NoMealsProps) {
  const codes = excludedCodes(search.without);
  return (
    <div className={classes.empty}>
      <EmptyState
        picture={<Scene name="empty-plate" />}
        title={<FormattedMessage id="meals.empty" />}
        text={<FormattedMessage id={isFiltered ? 'meals.empty.filtered' : 'meals.empty.text'} />}
        actions={
          isFiltered ? (
            <>
              {search.category === undefined ? null : (
                <Button
                  onClick={() => {
                    onFilter(mealsSearchFor(undefined, codes));
                  }}
                >
                  <FormattedMessage id="meals.empty.allCategories" />
                </Button>
              )}
              <Button variant={search.category === undefined ? 'primary' : 'secondary'} onClick={onClear}>
                <FormattedMessage id="meals.filter.clear" />
              </Button>
            </>
          ) : (
            <Button renderRoot={(props) => <Link to="/packages" {...props} />}>
              <FormattedMessage id="meals.empty.packages" />
            </Button>
          )
        }
      />
    </div>
  );
}
