import { IconAlertHexagon, IconCircleDashed } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MealAllergen } from '#src/domain/meal.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { inSentence } from './in-sentence.ts';
import classes from './meal-allergen-pair.module.css';

/**
 * The allergens that a meal contains and those it may contain in traces, side by side and never truncated; "None
 * listed" for an empty list, and a request to ask if they are not recorded (null).
 */
export function MealAllergenPair({ allergens }: { allergens: readonly MealAllergen[] | null }) {
  return (
    <div className={classes.pair}>
      <section className={classes.contains}>
        <h3>
          <IconAlertHexagon size={16} stroke={1.75} aria-hidden />
          <FormattedMessage id="meals.dialog.contains" />
        </h3>
        <Names of={allergens?.filter(({ level }) => level !== 'may_contain') ?? null} />
      </section>
      <section className={classes.may}>
        <h3>
          <IconCircleDashed size={16} stroke={1.75} aria-hidden />
          <FormattedMessage id="meals.dialog.mayContain" />
        </h3>
        <Names of={allergens?.filter(({ level }) => level === 'may_contain') ?? null} />
      </section>
    </div>
  );
}

function Names({ of: allergens }: { of: readonly MealAllergen[] | null }) {
  const intl = useIntl();
  const language = useLanguage();
  if (allergens === null || allergens.length === 0) {
    return (
      <p data-none>
        <FormattedMessage id={allergens === null ? 'meals.dialog.allergensNotStated' : 'meals.dialog.noneListed'} />
      </p>
    );
  }
  const names = allergens.map((each, index) =>
    index === 0 ? nameOf(language, each) : inSentence(language, nameOf(language, each)),
  );
  return <p>{intl.formatList(names, { type: 'conjunction' })}</p>;
}
