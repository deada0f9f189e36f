import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { StudentFilter } from '#src/features/safety/student-filter.tsx';
import type { FilterStudent } from '#src/features/safety/use-student-filter.ts';
import { Badge } from '#src/ui/text/badge.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Chip } from '#src/ui/actions/chip.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { RemovableChip } from '#src/ui/actions/removable-chip.tsx';
import { anyCategory, MealCategoryChips } from './meal-category-chips.tsx';
import classes from './meal-filters.module.css';
import { excludedCodes, type MealsSearch, mealsSearchFor } from './meals-search.ts';
import { useAllergenNames } from './use-allergen-names.ts';

const MealFilterDialog = lazy(async () => ({
  default: (await import('./meal-filter-dialog.tsx')).MealFilterDialog,
}));

type MealFiltersProps = {
  search: MealsSearch;
  onFilter: (search: MealsSearch) => void;
  /** The student whose needs limit the list, and a function that chooses another one. */
  student: FilterStudent | null;
  onChooseStudent: (student: FilterStudent | null) => void;
};

/**
 * The filters of the meals: the category, and the allergens to avoid. Each choice takes effect at once. On a phone the
 * allergens are chosen in a dialog and shown as removable chips.
 */
export function MealFilters({ search, onFilter, student, onChooseStudent }: MealFiltersProps) {
  const intl = useIntl();
  const { allergens, find, error, askAgain } = useAllergenNames();
  // Each opening mounts the dialog again, so that it starts from the current filters.
  const [dialog, setDialog] = useState({ opened: false, times: 0 });
  const strip = useRef<HTMLDivElement>(null);
  const { category } = search;
  const codes = excludedCodes(search.without);

  useEffect(() => {
    // On a phone the chips extend past the edge: scrolls to the selected one.
    const row = strip.current?.querySelector('fieldset > div');
    const chosen = row?.querySelector<HTMLElement>(`label:has(input[value="${category ?? anyCategory}"])`);
    if (!row || !chosen) return;
    row.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - row.clientWidth / 2;
  }, [category]);

  return (
    <search className={classes.tray} aria-label={intl.formatMessage({ id: 'meals.filters' })}>
      <div className={classes.filter} data-strip ref={strip}>
        <span className={classes.label} aria-hidden>
          <FormattedMessage id="meals.filter.category" />
        </span>
        <MealCategoryChips
          labelHidden
          category={category}
          onChange={(chosen) => {
            onFilter(mealsSearchFor(chosen, codes));
          }}
        />
      </div>
      {allergens.length === 0 && !error ? (
        // The placeholder is as high as the chips, so that the list below does not move when they load.
        <div className={classes.filter} data-wide aria-hidden>
          <span className={classes.label}>
            <FormattedMessage id="meals.filter.without" />
          </span>
          <Skeleton height={44} />
        </div>
      ) : null}
      {allergens.length === 0 ? null : (
        <div className={classes.filter} data-wide>
          <span className={classes.label} aria-hidden>
            <FormattedMessage id="meals.filter.without" />
          </span>
          <ChoiceGroup
            multiple
            layout="chips"
            label={<FormattedMessage id="meals.filter.without" />}
            labelHidden
            value={codes}
            onChange={(chosen) => {
              onFilter(mealsSearchFor(category, chosen));
            }}
          >
            {allergens.map(({ code, name }) => (
              <Chip key={code} value={code}>
                {name}
              </Chip>
            ))}
          </ChoiceGroup>
        </div>
      )}
      {error ? (
        <LoadErrorNotice
          text={<FormattedMessage id="meals.filter.without.failed" />}
          error={error}
          retry={askAgain}
          retryLabel={<FormattedMessage id="meals.retry" />}
        />
      ) : null}
      <div className={classes.filter} data-strip>
        <span className={classes.label} aria-hidden>
          <FormattedMessage id="safety.filter.label" />
        </span>
        <StudentFilter student={student} onChoose={onChooseStudent} />
      </div>
      <div className={classes.narrow}>
        <Button
          variant="secondary"
          size="small"
          className={classes.open ?? ''}
          aria-haspopup="dialog"
          aria-label={intl.formatMessage({ id: 'meals.filter.without.open' }, { count: codes.length })}
          icon={<IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden />}
          onClick={() => {
            setDialog(({ times }) => ({ opened: true, times: times + 1 }));
          }}
        >
          <FormattedMessage id="meals.filter.without" />{' '}
          {codes.length > 0 ? (
            <Badge className={classes.number}>
              <bdi>{codes.length}</bdi>
            </Badge>
          ) : null}
        </Button>
        {codes.map((code) => {
          const { inSentence } = find(code);
          return (
            <RemovableChip
              key={code}
              tinted
              removeLabel={intl.formatMessage({ id: 'meals.filter.without.remove' }, { name: inSentence })}
              onRemove={() => {
                onFilter(
                  mealsSearchFor(
                    category,
                    codes.filter((each) => each !== code),
                  ),
                );
              }}
            >
              <FormattedMessage id="meals.filter.without.one" values={{ name: inSentence }} />
            </RemovableChip>
          );
        })}
      </div>
      {dialog.times === 0 ? null : (
        <Suspense fallback={null}>
          <MealFilterDialog
            key={dialog.times}
            opened={dialog.opened}
            search={search}
            studentId={student?.id}
            onClose={() => {
              setDialog(({ times }) => ({ opened: false, times }));
            }}
            onFilter={onFilter}
          />
        </Suspense>
      )}
    </search>
  );
}
