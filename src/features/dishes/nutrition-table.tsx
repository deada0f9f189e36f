import { FormattedMessage, useIntl } from 'react-intl';
import type { Nutrition } from '#src/domain/meal.ts';
import classes from './nutrition-table.module.css';
import { nutritionNumber } from './nutrition-value.tsx';

/**
 * The nutrition of a whole meal. Carbohydrate is large, for parents who count it. Unknown values are marked as unknown.
 */
export function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const intl = useIntl();
  const grams = (value: number | null) =>
    value === null ? null : intl.formatMessage({ id: 'meals.unit.grams' }, { value: nutritionNumber(value) });
  const weight = grams(nutrition.servingGrams);
  const energy =
    nutrition.energyKcal === null
      ? null
      : intl.formatMessage({ id: 'meals.unit.kcal' }, { value: nutritionNumber(nutrition.energyKcal) });
  return (
    <dl className={classes.table} aria-label={intl.formatMessage({ id: 'meals.nutrition.title' })}>
      <div className={classes.carbs}>
        <dt>
          {weight === null ? (
            <FormattedMessage id="meals.nutrition.carbs.title" />
          ) : (
            <FormattedMessage id="meals.nutrition.carbs.box" values={{ weight: <bdi key="weight">{weight}</bdi> }} />
          )}
        </dt>
        <Value>{grams(nutrition.carbohydrateGrams)}</Value>
      </div>
      <div>
        <dt>
          <FormattedMessage id="meals.nutrition.energy" />
        </dt>
        <Value>{energy}</Value>
      </div>
      <div>
        <dt>
          <FormattedMessage id="meals.nutrition.protein.title" />
        </dt>
        <Value>{grams(nutrition.proteinGrams)}</Value>
      </div>
      <div>
        <dt>
          <FormattedMessage id="meals.nutrition.fat" />
        </dt>
        <Value>{grams(nutrition.fatGrams)}</Value>
      </div>
      <div>
        <dt>
          <FormattedMessage id="meals.nutrition.sugars" />
        </dt>
        <Value>{grams(nutrition.sugarsGrams)}</Value>
      </div>
      <div>
        <dt>
          <FormattedMessage id="meals.nutrition.fibre" />
        </dt>
        <Value>{grams(nutrition.fibreGrams)}</Value>
      </div>
      <div>
        <dt>
          <FormattedMessage id="meals.nutrition.salt" />
        </dt>
        <Value>{grams(nutrition.saltGrams)}</Value>
      </div>
    </dl>
  );
}

function Value({ children }: { children: string | null }) {
  if (children !== null) {
    return (
      <dd>
        <bdi>{children}</bdi>
      </dd>
    );
  }
  return (
    <dd data-unknown>
      <FormattedMessage id="meals.nutrition.notStated" />
    </dd>
  );
}
