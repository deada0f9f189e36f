import { IconArrowRight, IconReplace } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Meal } from '#src/domain/meal.ts';
import type { PublishedSwap } from '#src/domain/published-menu.ts';
import { AllergenLines } from '#src/features/dishes/allergen-lines.tsx';
import { DishNumbers } from '#src/features/dishes/dish-numbers.tsx';
import { plateTintOf } from '#src/features/dishes/plate-tint.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Plate } from '#src/ui/illustrations/plate.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './menu-dish.module.css';

/** A dish of the chosen day: picture, allergens, numbers, what it replaced and why, and a link to all its facts. */
export function MenuDish({ meal, swap }: { meal: Meal; swap: PublishedSwap | undefined }) {
  const intl = useIntl();
  const language = useLanguage();
  const name = nameOf(language, meal);
  const text = localized(language, meal.description, meal.arabicDescription);
  return (
    <article className={classes.dish} aria-label={name}>
      <Plate tint={plateTintOf(meal)} ratio={1.2} className={classes.picture ?? ''} imageUrl={meal.imageUrl} />
      <div className={classes.facts}>
        <h3 className={classes.name}>
          <DataText text={name} />
        </h3>
        {swap && (
          <p className={classes.swap}>
            <IconReplace size={20} stroke={1.75} aria-hidden />
            <span>
              <FormattedMessage
                id="menu.swap"
                values={{
                  previous: <DataText key="previous" text={nameOf(language, swap.previousMeal)} />,
                  reason: <DataText key="reason" text={nameOf(language, swap.reason)} />,
                }}
              />
            </span>
          </p>
        )}
        {text === '' ? null : (
          <p className={classes.text}>
            <DataText text={text} />
          </p>
        )}
        <AllergenLines allergens={meal.allergens} className={classes.allergens} />
        <DishNumbers meal={meal} />
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
      </div>
    </article>
  );
}
