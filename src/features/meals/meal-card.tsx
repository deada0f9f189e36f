import { IconAlertHexagon, IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Meal, MealAllergen } from '#src/domain/meal.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { Plate, plateTints } from '#src/ui/illustrations/plate.tsx';
import { HighSaltMark } from './high-salt-mark.tsx';
import classes from './meal-card.module.css';
import { NutritionValue } from './nutrition-value.tsx';
import { inSentence } from './use-allergen-names.ts';

/** The background tint of a meal's picture, the same wherever the meal is shown. */
export function plateTintOf({ id }: { id: number }) {
  return plateTints[(id - 1) % plateTints.length] ?? 'sprout';
}

/** A card of one meal: kind, allergens, nutrition, and a link to the details. `eager` loads its picture at once. */
export function MealCard({ meal, eager }: { meal: Meal; eager: boolean }) {
  const intl = useIntl();
  const language = useLanguage();
  const name = nameOf(language, meal);
  const { energyKcal, carbohydrateGrams, proteinGrams } = meal.nutrition;
  return (
    <Card component="article" padding="none" clip className={classes.card} aria-label={name}>
      <Plate
        tint={plateTintOf(meal)}
        ratio={1.14}
        className={classes.picture ?? ''}
        imageUrl={meal.imageUrl}
        eager={eager}
      />
      <div className={classes.body}>
        <div className={classes.kind}>
          <span>
            <FormattedMessage id={`meals.category.${meal.category}`} />
          </span>
          {meal.isHighSalt ? <HighSaltMark /> : null}
        </div>
        <h2>
          <DataText text={name} />
        </h2>
        <Allergens meal={meal} />
        <Link
          from="/meals"
          to="."
          search={(before) => ({ ...before, meal: meal.id })}
          resetScroll={false}
          className={classes.details}
          aria-haspopup="dialog"
          aria-label={intl.formatMessage({ id: 'meals.detailsOne' }, { name })}
        >
          <FormattedMessage id="meals.details" />
          <IconArrowRight size={16} stroke={1.75} aria-hidden data-flip />
        </Link>
        <ul className={classes.numbers}>
          <li>
            <b>
              <NutritionValue value={energyKcal} />
            </b>
            <FormattedMessage id="meals.nutrition.kcal" />
          </li>
          <li>
            <b>
              <Grams value={carbohydrateGrams} />
            </b>
            <FormattedMessage id="meals.nutrition.carbs" />
          </li>
          <li>
            <b>
              <Grams value={proteinGrams} />
            </b>
            <FormattedMessage id="meals.nutrition.protein" />
          </li>
        </ul>
      </div>
    </Card>
  );
}

function Grams({ value }: { value: number | null }) {
  if (value === null) return <NutritionValue value={null} />;
  return <FormattedMessage id="meals.unit.grams" values={{ value: <NutritionValue key="value" value={value} /> }} />;
}

function Allergens({ meal: { allergens } }: { meal: Meal }) {
  const intl = useIntl();
  const language = useLanguage();
  if (allergens === null) {
    return (
      <p className={classes.allergens}>
        <IconAlertHexagon size={16} stroke={1.75} aria-hidden />
        <FormattedMessage id="meals.allergens.notStated" />
      </p>
    );
  }
  const namesOf = (isWanted: (allergen: MealAllergen) => boolean) =>
    intl.formatList(
      allergens.filter(isWanted).map((each) => inSentence(language, nameOf(language, each))),
      { type: 'conjunction' },
    );
  const contains = namesOf(({ level }) => level !== 'may_contain');
  const mayContain = namesOf(({ level }) => level === 'may_contain');
  if (contains === '' && mayContain === '') {
    return (
      <p className={classes.allergens} data-none>
        <IconCircleCheck size={16} stroke={1.75} aria-hidden />
        <FormattedMessage id="meals.allergens.none" />
      </p>
    );
  }
  return (
    <div className={classes.allergens}>
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
