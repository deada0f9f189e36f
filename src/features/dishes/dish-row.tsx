import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Meal, MealSummary } from '#src/domain/meal.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Plate } from '#src/ui/illustrations/plate.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { AllergenLines } from './allergen-lines.tsx';
import { DishNumbers } from './dish-numbers.tsx';
import classes from './dish-row.module.css';
import { plateTintOf } from './plate-tint.ts';

const MealDialog = lazy(async () => ({ default: (await import('./meal-dialog.tsx')).MealDialog }));

type DishRowProps = {
  dish: MealSummary;
  /** The facts of the dish: undefined while they load, null if they did not load. */
  meal: Meal | undefined | null;
  /** A line below the name, such as what the dish replaced. */
  children?: ReactNode;
};

/** A dish of a lunch: picture, name, allergens and numbers; the name opens all its facts (row F06). */
export function DishRow({ dish, meal, children }: DishRowProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const name = nameOf(language, dish);
  return (
    <div className={classes.row}>
      <Plate tint={plateTintOf(dish)} className={classes.picture ?? ''} imageUrl={dish.imageUrl} />
      <div className={classes.facts}>
        <button
          type="button"
          className={classes.name}
          aria-haspopup="dialog"
          aria-label={intl.formatMessage({ id: 'meals.detailsOne' }, { name })}
          onClick={() => {
            setDialog('open');
          }}
        >
          <DataText text={name} />
        </button>
        {children}
        {meal === undefined && <Skeleton height="2lh" />}
        {meal === null && (
          <p className={classes.unknown}>
            <FormattedMessage id="dish.failed" />
          </p>
        )}
        {meal && (
          <>
            <AllergenLines allergens={meal.allergens} />
            <DishNumbers meal={meal} />
          </>
        )}
      </div>
      {dialog === 'never' ? null : (
        <Suspense fallback={null}>
          <MealDialog
            mealId={dish.id}
            opened={dialog === 'open'}
            offersPackages={false}
            onClose={() => {
              setDialog('closed');
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
