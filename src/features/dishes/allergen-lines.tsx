import { IconAlertHexagon, IconCircleCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { MealAllergen } from '#src/domain/meal.ts';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './allergen-lines.module.css';
import { useAllergenTexts } from './use-allergen-texts.ts';

type AllergenLinesProps = {
  /** Null if they are not recorded. */
  allergens: readonly MealAllergen[] | null;
  className?: string | undefined;
};

/** The allergens of a dish in one line for each level, never truncated; a request to ask if they are not recorded. */
export function AllergenLines({ allergens, className }: AllergenLinesProps) {
  const textsOf = useAllergenTexts();
  if (allergens === null) {
    return (
      <p className={classNames(classes.allergens, className)}>
        <IconAlertHexagon size={16} stroke={1.75} aria-hidden />
        <FormattedMessage id="meals.allergens.notStated" />
      </p>
    );
  }
  const { contains, mayContain } = textsOf(allergens);
  if (contains === '' && mayContain === '') {
    return (
      <p className={classNames(classes.allergens, className)} data-none>
        <IconCircleCheck size={16} stroke={1.75} aria-hidden />
        <FormattedMessage id="meals.allergens.none" />
      </p>
    );
  }
  return (
    <div className={classNames(classes.allergens, className)}>
      <IconAlertHexagon size={16} stroke={1.75} aria-hidden />
      <div>
        {contains === '' ? null : (
          <p>
            <FormattedMessage id="meals.allergens.contains" values={{ names: contains }} />
          </p>
        )}
        {mayContain === '' ? null : (
          <p className={classes.may}>
            <FormattedMessage id="meals.allergens.mayContain" values={{ names: mayContain }} />
          </p>
        )}
      </div>
    </div>
  );
}
