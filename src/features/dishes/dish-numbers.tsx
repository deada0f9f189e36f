import { FormattedMessage, useIntl } from 'react-intl';
import type { Meal } from '#src/domain/meal.ts';
import { walkingMinutes } from '#src/domain/walking-minutes.ts';
import { classNames } from '#src/ui/layout/class-names.ts';
import { HighSaltMark } from './high-salt-mark.tsx';
import { nutritionNumber } from './nutrition-value.tsx';
import classes from './dish-numbers.module.css';

type DishNumbersProps = { meal: Pick<Meal, 'nutrition' | 'isHighSalt'>; className?: string | undefined };

/**
 * What a menu in Saudi Arabia states of each dish: energy, the minutes of walking that use it, and the mark for much
 * salt; and the carbohydrates, for parents who count them (rules.md#walking-minutes). Unknown values are named.
 */
export function DishNumbers({ meal: { nutrition, isHighSalt }, className }: DishNumbersProps) {
  const intl = useIntl();
  const { energyKcal, carbohydrateGrams } = nutrition;
  const minutes = walkingMinutes(energyKcal);
  const carbs =
    carbohydrateGrams === null
      ? null
      : intl.formatMessage({ id: 'meals.unit.grams' }, { value: nutritionNumber(carbohydrateGrams) });
  return (
    // No list: a row of a list has this line in it.
    <p className={classNames(classes.numbers, className)}>
      <span>
        {energyKcal === null ? (
          <FormattedMessage id="dish.energy.notStated" />
        ) : (
          <bdi>
            <FormattedMessage id="meals.unit.kcal" values={{ value: nutritionNumber(energyKcal) }} />
          </bdi>
        )}
      </span>{' '}
      {minutes !== null && (
        <>
          <span>
            <FormattedMessage id="dish.walking" values={{ minutes }} />
          </span>{' '}
        </>
      )}
      <span>
        {carbs === null ? (
          <FormattedMessage id="dish.carbs.notStated" />
        ) : (
          <FormattedMessage id="dish.carbs" values={{ value: <bdi key="value">{carbs}</bdi> }} />
        )}
      </span>{' '}
      {isHighSalt && <HighSaltMark />}
    </p>
  );
}
