import {
  IconBan,
  IconBeach,
  IconCalendarOff,
  IconCheck,
  IconMinus,
  IconToolsKitchen2,
  type TablerIcon,
} from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Delivery } from '#src/domain/delivery.ts';
import { boardLunches, isLunch } from '#src/domain/family-board.ts';
import { currentSchoolWeek } from '#src/domain/menu-week.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { plateTintOf } from '#src/features/dishes/plate-tint.ts';
import { useLunchText } from '#src/features/dishes/use-lunch-text.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Plate } from '#src/ui/illustrations/plate.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import type { SafetyOf } from './use-dish-safety.ts';
import classes from './week-strip.module.css';

interface WeekStripProps {
  /** Undefined until they are known. */
  deliveries: readonly Delivery[] | undefined;
  today: CivilDate;
  /** The student's name. */
  name: string;
  safetyOf: SafetyOf;
}

/** The five school days of the week; each day is one sentence for screen readers. */
export function WeekStrip({ deliveries, today, name, safetyOf }: WeekStripProps) {
  const titleId = useId();
  const week = currentSchoolWeek(today);
  const isComing = (week[0] ?? today) > today;
  return (
    <section aria-labelledby={titleId} aria-busy={deliveries === undefined}>
      <h3 className={classes.title} id={titleId}>
        <FormattedMessage id={isComing ? 'board.week.coming' : 'board.week.title'} />
        <VisuallyHidden component="span">{`, ${name}`}</VisuallyHidden>
      </h3>
      <ol className={classes.week}>
        {week.map((on) => (
          <WeekDay
            key={on}
            on={on}
            delivery={deliveries && boardLunches(deliveries, on).today}
            isToday={on === today}
            isPast={on < today}
            safetyOf={safetyOf}
          />
        ))}
      </ol>
    </section>
  );
}

interface WeekDayProps {
  on: CivilDate;
  delivery: Delivery | null | undefined;
  isToday: boolean;
  isPast: boolean;
  safetyOf: SafetyOf;
}

const icons: Partial<Record<Delivery['status'], TablerIcon>> = {
  delivered: IconCheck,
  skipped: IconCalendarOff,
  vacation: IconBeach,
  cancelled: IconBan,
};

function WeekDay({ on, delivery, isToday, isPast, safetyOf }: WeekDayProps) {
  const intl = useIntl();
  const language = useLanguage();
  const lunchText = useLunchText();
  const lunch = delivery && isLunch(delivery) ? delivery : null;
  const meal = lunch?.meals[0];
  // A lunch of a past day was judged on its day, by what was known then.
  const verdict = lunch && !isPast ? safetyOf(lunch) : null;
  const Icon = delivery ? (icons[delivery.status] ?? IconToolsKitchen2) : IconMinus;
  const [weekday] = formatDate(language, on, 'day').split('\u00a0');
  const what = delivery === undefined ? null : stateText();

  function stateText(): string {
    if (!delivery) return intl.formatMessage({ id: 'board.week.none' });
    if (!lunch) {
      if (delivery.reason) return nameOf(language, delivery.reason);
      return intl.formatMessage({
        id: delivery.status === 'cancelled' ? 'order.delivery.cancelled' : 'order.delivery.off',
      });
    }
    const state =
      lunch.status === 'in_processing' || lunch.status === 'out_for_delivery' || lunch.status === 'delivered'
        ? intl.formatMessage({ id: `orders.progress.${lunch.status}` })
        : null;
    const mark = verdict ? intl.formatMessage({ id: `safety.mark.dish.${verdict}` }) : null;
    return [lunchText(lunch), state, mark].filter((part) => part !== null).join(language === 'ar' ? '، ' : ', ');
  }

  return (
    <li
      className={classes.day}
      data-state={delivery === undefined ? 'pending' : (delivery?.status ?? 'none')}
      data-verdict={verdict ?? undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      {what !== null && (
        <VisuallyHidden component="span">
          {intl.formatMessage({ id: 'board.week.day' }, { date: formatDate(language, on, 'spoken'), what })}
        </VisuallyHidden>
      )}
      <span className={classes.weekday} aria-hidden>
        {weekday}
      </span>
      <span className={classes.number} aria-hidden>
        <bdi>{Number(on.slice(8))}</bdi>
      </span>
      <span className={classes.content} aria-hidden>
        {lunch && lunch.status !== 'delivered' ? (
          <Plate
            tint={plateTintOf(meal ?? { id: 1 })}
            imageUrl={meal?.imageUrl ?? null}
            className={classes.plate ?? ''}
          />
        ) : (
          delivery !== undefined && <Icon size={20} stroke={1.75} />
        )}
      </span>
    </li>
  );
}
