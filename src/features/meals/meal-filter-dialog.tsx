import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { FieldGroup } from '#src/ui/fields/field-group.tsx';
import { ScrollingDialog } from '#src/ui/dialogs/scrolling-dialog.tsx';
import { MealCategoryChips } from './meal-category-chips.tsx';
import classes from './meal-filter-dialog.module.css';
import { mealCountQuery } from './meal-queries.ts';
import { excludedCodes, type MealsSearch, mealsSearchFor } from './meals-search.ts';
import { useAllergenNames } from './use-allergen-names.ts';

type MealFilterDialogProps = {
  opened: boolean;
  /** The filters in use when the dialog opens. */
  search: MealsSearch;
  /** The student whose needs limit the list as well. */
  studentId: number | undefined;
  onClose: () => void;
  onFilter: (search: MealsSearch) => void;
};

/** A dialog with the filters for a phone. The button, whose label has the number of meals, applies them. */
export function MealFilterDialog({ opened, search, studentId, onClose, onFilter }: MealFilterDialogProps) {
  const intl = useIntl();
  const { allergens, find, error, askAgain } = useAllergenNames();
  const [category, setCategory] = useState(search.category);
  const [codes, setCodes] = useState(() => excludedCodes(search.without));
  const chosen = mealsSearchFor(category, codes);
  const { data: count, isFetching } = useQuery({
    ...mealCountQuery(chosen, studentId),
    enabled: opened,
    placeholderData: keepPreviousData,
  });
  const names = intl.formatList(
    codes.map((code) => find(code).inSentence),
    { type: 'conjunction' },
  );

  return (
    <ScrollingDialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="meals.filters" />}
      closeLabel={intl.formatMessage({ id: 'meals.filter.dialog.close' })}
      foot={
        <div className={classes.foot}>
          <Button
            variant="secondary"
            onClick={() => {
              setCategory(undefined);
              setCodes([]);
            }}
          >
            <FormattedMessage id="meals.filter.dialog.clear" />
          </Button>
          <Button
            wide
            aria-busy={isFetching}
            blockedReason={
              count !== 0 ? null : codes.length > 0 ? (
                <FormattedMessage id="meals.filter.dialog.none" values={{ names }} />
              ) : (
                <FormattedMessage id="meals.filter.dialog.noneCategory" />
              )
            }
            onClick={() => {
              onFilter(chosen);
              onClose();
            }}
          >
            {count === undefined ? (
              <FormattedMessage id="meals.filter.dialog.showUnknown" />
            ) : (
              <FormattedMessage id="meals.filter.dialog.show" values={{ count }} />
            )}
          </Button>
        </div>
      }
    >
      <div className={classes.groups}>
        <MealCategoryChips category={category} onChange={setCategory} />
        <FieldGroup label={<FormattedMessage id="meals.filter.without" />}>
          <div className={classes.allergens}>
            {allergens.map(({ code, name }) => (
              <div key={code} className={classes.allergen}>
                <CheckboxField
                  label={name}
                  checked={codes.includes(code)}
                  onChange={(event) => {
                    const { checked } = event.currentTarget;
                    setCodes(checked ? [...codes, code] : codes.filter((each) => each !== code));
                  }}
                />
              </div>
            ))}
          </div>
        </FieldGroup>
        {error && (
          <LoadErrorNotice
            text={<FormattedMessage id="meals.filter.without.failed" />}
            error={error}
            retry={askAgain}
            retryLabel={<FormattedMessage id="meals.retry" />}
          />
        )}
        <p className={classes.note}>
          <IconInfoCircle size={16} stroke={1.75} aria-hidden />
          <FormattedMessage id="meals.filter.traces" />
        </p>
      </div>
    </ScrollingDialog>
  );
}
