import { FormattedMessage } from 'react-intl';
import type { Delivery } from '#src/domain/delivery.ts';
import { addDays, type CivilDate } from '#src/domain/riyadh-date.ts';
import { plateTintOf } from '#src/features/dishes/plate-tint.ts';
import { useLunchText } from '#src/features/dishes/use-lunch-text.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { SafetyMark, SafetyMarkRoom } from '#src/features/safety/safety-mark.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Plate } from '#src/ui/illustrations/plate.tsx';
import type { SafetyOf } from './use-dish-safety.ts';
import classes from './next-lunch.module.css';

interface NextLunchProps {
  /** Null without one, undefined until it is known. */
  delivery: Delivery | null | undefined;
  today: CivilDate;
  safetyOf: SafetyOf;
}

/** The lunch after today's: its day, its dish, and whether it is safe for the student. */
export function NextLunch({ delivery, today, safetyOf }: NextLunchProps) {
  const lunchText = useLunchText();
  if (delivery === null) return null;
  const meal = delivery?.meals[0];
  if (delivery === undefined) {
    return (
      <div className={classes.next} aria-busy>
        <Skeleton width={72} height={72} radius={16} />
        <div className={classes.words}>
          <Skeleton width={120} />
          <Skeleton width="80%" height={20} />
        </div>
      </div>
    );
  }
  const verdict = safetyOf(delivery);
  const date = <DateText on={delivery.on} variant="day" />;
  return (
    <section className={classes.next}>
      <Plate tint={plateTintOf(meal ?? { id: 1 })} imageUrl={meal?.imageUrl ?? null} className={classes.plate ?? ''} />
      <div className={classes.words}>
        <h3 className={classes.day}>
          {delivery.on === addDays(today, 1) ? (
            <FormattedMessage id="board.tomorrow" values={{ date }} />
          ) : (
            <FormattedMessage id="board.next" values={{ date }} />
          )}
        </h3>
        <p className={classes.dish}>{lunchText(delivery)}</p>
        {verdict ? <SafetyMark verdict={verdict} of="dish" /> : verdict === undefined && <SafetyMarkRoom />}
      </div>
    </section>
  );
}
