import { FormattedMessage } from 'react-intl';
import type { Delivery } from '#src/domain/delivery.ts';
import { addDays, type CivilDate } from '#src/domain/riyadh-date.ts';
import { plateTintOf } from '#src/features/dishes/plate-tint.ts';
import { useLunchText } from '#src/features/dishes/use-lunch-text.ts';
import { SafetyMark } from '#src/features/safety/safety-mark.tsx';
import { DateText } from '#src/i18n/date-text.tsx';
import { Plate } from '#src/ui/illustrations/plate.tsx';
import type { SafetyOf } from './use-dish-safety.ts';
import classes from './board-rows.module.css';

interface RowLunchProps {
  delivery: Delivery;
  today: CivilDate;
  safetyOf: SafetyOf;
}

/** One lunch of a row: its day, whether it is safe for the student, and its dish. */
export function RowLunch({ delivery, today, safetyOf }: RowLunchProps) {
  const lunchText = useLunchText();
  const { meals, on } = delivery;
  const verdict = safetyOf(delivery);
  const values = { date: <DateText on={on} variant="day" /> };
  return (
    <div className={classes.lunch} data-lunch>
      <div className={classes.head}>
        <p className={classes.day}>
          {on === today ? (
            <FormattedMessage id="board.today" values={values} />
          ) : on === addDays(today, 1) ? (
            <FormattedMessage id="board.tomorrow" values={values} />
          ) : (
            <FormattedMessage id="board.next" values={values} />
          )}
        </p>
        {verdict && <SafetyMark verdict={verdict} of="dish" />}
      </div>
      <div className={classes.dish}>
        <Plate
          tint={plateTintOf(meals[0] ?? { id: 1 })}
          imageUrl={meals[0]?.imageUrl ?? null}
          className={classes.plate ?? ''}
        />
        <p>{lunchText(delivery)}</p>
      </div>
    </div>
  );
}
