import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AllergenCheck, CheckedDish } from '#src/domain/allergen-check.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { MealDialog } from '#src/features/dishes/meal-dialog.tsx';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { ScrollingDialog } from '#src/ui/dialogs/scrolling-dialog.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { LanguageRuns } from '#src/ui/text/language-runs.tsx';
import classes from './checked-dishes-dialog.module.css';
import { SafetyMark } from './safety-mark.tsx';
import { dishLines } from './safety-texts.ts';
import { useSafetyNames } from './use-safety-names.ts';

interface CheckedDishesDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Called after the dialog has closed; returns the focus to its button, which Mantine forgets if a meal was open. */
  onClosed: () => void;
  studentName: string;
  check: Pick<AllergenCheck, 'dishes' | 'unplannedDays'>;
  /** Whether the days do not name the dish that the kitchen serves instead. */
  hidesSwaps?: boolean | undefined;
}

/** The dishes that are not safe for a student, each with its reasons, its days and what is served instead (row F14). */
export function CheckedDishesDialog({
  opened,
  onClose,
  onClosed,
  studentName,
  check,
  hidesSwaps = false,
}: CheckedDishesDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const names = useSafetyNames();
  const days = useDayList();
  // Remains after the meal has closed, so that its dialog can close and the dish gets the focus again.
  const [meal, setMeal] = useState<{ id: number; isOpen: boolean } | null>(null);
  const isMealOpen = meal?.isOpen === true;
  return (
    <>
      <ScrollingDialog
        opened={opened && !isMealOpen}
        onClose={onClose}
        onClosed={() => {
          if (!isMealOpen) onClosed();
        }}
        width={620}
        closeLabel={intl.formatMessage({ id: 'safety.dishes.close' })}
        title={
          <FormattedMessage id="safety.dishes.title" values={{ name: <DataText key="name" text={studentName} /> }} />
        }
      >
        <ul className={classes.dishes}>
          {check.dishes.map((dish) => (
            <li key={dish.meal.id} className={classes.dish}>
              <div className={classes.head}>
                <DishName
                  meal={dish.meal}
                  focused={meal?.id === dish.meal.id}
                  onOpen={() => {
                    setMeal({ id: dish.meal.id, isOpen: true });
                  }}
                />
                <SafetyMark of="dish" verdict={dish.verdict} />
              </div>
              {dishLines(dish, studentName, { intl, names }).map((line) => (
                <p key={line} className={classes.reason}>
                  <LanguageRuns text={line} language={language} />
                </p>
              ))}
              <Days dish={dish} hidesSwaps={hidesSwaps} />
            </li>
          ))}
          {check.unplannedDays.length > 0 && (
            <li className={classes.dish}>
              <p className={classes.head}>
                <b>
                  <FormattedMessage id="safety.dishes.unplanned" />
                </b>
                <SafetyMark of="dish" verdict="check" />
              </p>
              <p className={classes.reason}>
                <FormattedMessage
                  id="safety.dishes.unplanned.text"
                  values={{ name: <DataText key="name" text={studentName} /> }}
                />
              </p>
              <p className={classes.days}>{days(check.unplannedDays)}</p>
            </li>
          )}
        </ul>
      </ScrollingDialog>
      {meal !== null && (
        <MealDialog
          mealId={meal.id}
          opened={opened && isMealOpen}
          onClose={() => {
            setMeal({ ...meal, isOpen: false });
          }}
        />
      )}
    </>
  );
}

function DishName({ meal, focused, onOpen }: { meal: CheckedDish['meal']; focused: boolean; onOpen: () => void }) {
  const language = useLanguage();
  return (
    <TextLink component="button" type="button" onClick={onOpen} {...(focused && { 'data-autofocus': true })}>
      <DataText text={nameOf(language, meal)} />
    </TextLink>
  );
}

/** The days of a dish, grouped by what the kitchen serves instead; no day is planned yet for a dish without days. */
function Days({ dish, hidesSwaps }: { dish: CheckedDish; hidesSwaps: boolean }) {
  const language = useLanguage();
  const list = useDayList();
  if (dish.days.length === 0) {
    return (
      <p className={classes.days}>
        <FormattedMessage id="safety.dishes.noDay" />
      </p>
    );
  }
  if (hidesSwaps) return <p className={classes.days}>{list(dish.days.map(({ on }) => on))}</p>;
  const groups = new Map<number | null, CheckedDish['days']>();
  for (const day of dish.days) {
    const key = day.replacedBy?.id ?? null;
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return [...groups].map(([id, days]) => {
    const instead = days[0]?.replacedBy ?? null;
    return (
      <p key={String(id)} className={classes.days}>
        {list(days.map(({ on }) => on))}
        <br />
        {instead === null ? (
          <FormattedMessage id="safety.dishes.noInstead" />
        ) : (
          <FormattedMessage
            id="safety.dishes.instead"
            values={{ meal: <DataText key="meal" text={nameOf(language, instead)} /> }}
          />
        )}
      </p>
    );
  });
}

/** Formats days as a list: "Sun 6 Sep, Tue 8 Sep". */
function useDayList() {
  const language = useLanguage();
  const intl = useIntl();
  return (days: readonly CivilDate[]) =>
    intl.formatList(
      days.map((on) => <bdi key={on}>{formatDate(language, on, 'day')}</bdi>),
      { type: 'unit' },
    );
}
