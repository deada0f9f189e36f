import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Meal } from '#src/domain/meal.ts';
import { AllergenLines } from '#src/features/dishes/allergen-lines.tsx';
import { HighSaltMark } from '#src/features/dishes/high-salt-mark.tsx';
import { NutritionValue } from '#src/features/dishes/nutrition-value.tsx';
import { plateTintOf } from '#src/features/dishes/plate-tint.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { Plate } from '#src/ui/illustrations/plate.tsx';
import classes from './meal-card.module.css';

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
        <AllergenLines allergens={meal.allergens} className={classes.allergens} />
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
