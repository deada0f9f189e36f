import { IconReplace } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ComingLunch, LunchEffect } from '#src/domain/coming-lunches.ts';
import { dishesWithoutOther, type ReplacedDish } from '#src/domain/delivery.ts';
import type { MealSummary } from '#src/domain/meal.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/text/badge.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { LanguageRuns } from '#src/ui/text/language-runs.tsx';
import { ReplacedDishText } from '#src/features/dishes/replaced-dish-text.tsx';
import { SafetyMark } from '#src/features/safety/safety-mark.tsx';
import { dishLines } from '#src/features/safety/safety-texts.ts';
import { useSafetyNames } from '#src/features/safety/use-safety-names.ts';
import type { StudentSafety } from '#src/features/safety/use-student-safety.ts';
import classes from './changed-lunches.module.css';

interface ChangedLunchDayProps {
  lunch: ComingLunch;
  /** The student's name. */
  name: string;
  safety: StudentSafety;
}

/** A lunch that a student's health touches: its day, its dishes, why, and what is served instead. */
export function ChangedLunchDay({ lunch: { delivery, effect }, name, safety }: ChangedLunchDayProps) {
  const { meals, replacedDishes, on } = delivery;
  const withoutOther = dishesWithoutOther(delivery);
  return (
    <li className={classes.day} data-effect={effect} tabIndex={-1}>
      <p className={classes.when}>
        <b>
          <DateText on={on} variant="day" />
        </b>
        <EffectMark effect={effect} />
      </p>
      <div className={classes.dishes}>
        {meals.length === 0 && withoutOther.length === 0 && (
          <p>
            <FormattedMessage id="order.delivery.unplanned" />
          </p>
        )}
        {meals.map((dish) => (
          <Dish
            key={dish.id}
            dish={dish}
            replaced={replacedDishes.filter(({ mealId }) => mealId === dish.id)}
            name={name}
            safety={safety}
          />
        ))}
        {withoutOther.map((replaced) => (
          <p key={replaced.previous.id} className={classes.reason}>
            <ReplacedDishText id="order.delivery.noOther" replaced={replaced} />
          </p>
        ))}
      </div>
    </li>
  );
}

function EffectMark({ effect }: { effect: LunchEffect }) {
  if (effect === 'blocked' || effect === 'check') return <SafetyMark of="dish" verdict={effect} />;
  return (
    <Badge tone="info" icon={<IconReplace size={16} stroke={1.75} aria-hidden />}>
      <FormattedMessage id="safety.changed.mark" />
    </Badge>
  );
}

interface DishProps extends Pick<ChangedLunchDayProps, 'name' | 'safety'> {
  dish: MealSummary;
  /** What it replaces; several dishes can have the same one in their place. */
  replaced: readonly ReplacedDish[];
}

function Dish({ dish, replaced, name, safety }: DishProps) {
  const intl = useIntl();
  const language = useLanguage();
  const names = useSafetyNames();
  const found = safety.safetyOf(dish.id);
  // What is not known about the student stands once, above the days.
  const ofStudent = new Set(safety.unknowns.map((each) => JSON.stringify(each)));
  const unknowns = found?.unknowns.filter((each) => !ofStudent.has(JSON.stringify(each))) ?? [
    { kind: 'unknown' as const },
  ];
  return (
    <div>
      <p className={classes.dish}>
        <DataText text={nameOf(language, dish)} />
      </p>
      {dishLines({ allergens: found?.allergens ?? [], unknowns }, name, { intl, names }).map((line) => (
        <p key={line} className={classes.reason}>
          <LanguageRuns text={line} language={language} />
        </p>
      ))}
      {replaced.map((each) => (
        <p key={each.previous.id} className={classes.reason}>
          <ReplacedDishText id="order.delivery.instead" replaced={each} />
        </p>
      ))}
    </div>
  );
}
