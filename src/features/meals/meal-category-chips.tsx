import { FormattedMessage } from 'react-intl';
import type { MealCategory } from '#src/domain/meal.ts';
import { Chip } from '#src/ui/actions/chip.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { mealCategories } from './meals-search.ts';

type MealCategoryChipsProps = {
  category: MealCategory | undefined;
  onChange: (category: MealCategory | undefined) => void;
  /** Hides the label, for callers that show one beside the chips. */
  labelHidden?: boolean;
};

/** The value of the chip for all categories. */
export const anyCategory = 'any';

/** The categories of dishes as chips, with one selected. */
export function MealCategoryChips({ category, onChange, labelHidden = false }: MealCategoryChipsProps) {
  return (
    <ChoiceGroup
      layout="chips"
      label={<FormattedMessage id="meals.filter.category" />}
      labelHidden={labelHidden}
      value={category ?? anyCategory}
      onChange={(value) => {
        onChange(mealCategories.find((each) => each === value));
      }}
    >
      <Chip value={anyCategory}>
        <FormattedMessage id="meals.filter.category.any" />
      </Chip>
      {mealCategories.map((each) => (
        <Chip key={each} value={each}>
          <FormattedMessage id={`meals.filter.category.${each}`} />
        </Chip>
      ))}
    </ChoiceGroup>
  );
}
