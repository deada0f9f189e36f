import { CalendarHeader } from '@mantine/dates';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Language } from '#src/domain/language.ts';
import { firstOfMonth, type CivilMonth } from '#src/domain/riyadh-date.ts';
import { formatDate } from '#src/i18n/formats.ts';
import iconButtonClasses from '#src/ui/actions/icon-button.module.css';
import { hijriSpan } from './calendar-names.ts';
import classes from './months-header.module.css';

const classNames = {
  calendarHeader: classes.end,
  calendarHeaderControl: iconButtonClasses.root,
  calendarHeaderLevel: classes.level,
};

type MonthsHeaderProps = {
  /** Prefix of the titles' ids, see `titleIds`. */
  id: string;
  /** One month or two. */
  months: readonly CivilMonth[];
  language: Language;
  previousLabel: string;
  nextLabel: string;
  isFirst: boolean;
  isLast: boolean;
  /** Moves the calendar by one month. */
  onMove: (months: -1 | 1) => void;
};

/** The ids of the Gregorian and Hijri titles of the month at a position, 0 or 1. */
export function titleIds(id: string, place: number): { month: string; hijri: string } {
  return { month: `${id}-month-${place}`, hijri: `${id}-hijri-${place}` };
}

/**
 * The titles of the visible months between the buttons for the previous and the next month. Each end is a separate
 * header, because Mantine gives both buttons of a header the same attributes.
 */
export function MonthsHeader({
  id,
  months,
  language,
  previousLabel,
  nextLabel,
  isFirst,
  isLast,
  onMove,
}: MonthsHeaderProps) {
  const title = (place: number) => {
    const month = months[place];
    return month && <MonthTitle ids={titleIds(id, place)} month={month} language={language} />;
  };
  return (
    <div className={classes.header}>
      <CalendarHeader
        unstyled
        classNames={classNames}
        attributes={controlAttributes(isFirst)}
        hasNextLevel={false}
        label={title(0)}
        previousLabel={previousLabel}
        previousIcon={<IconChevronLeft size={20} stroke={1.75} data-flip aria-hidden />}
        onPrevious={() => {
          if (!isFirst) onMove(-1);
        }}
        withNext={false}
      />
      <CalendarHeader
        unstyled
        classNames={classNames}
        attributes={controlAttributes(isLast)}
        hasNextLevel={false}
        label={title(1)}
        nextLabel={nextLabel}
        nextIcon={<IconChevronRight size={20} stroke={1.75} data-flip aria-hidden />}
        onNext={() => {
          if (!isLast) onMove(1);
        }}
        withPrevious={false}
      />
    </div>
  );
}

/** A button without a target stays focusable: `disabled` would drop the focus when the last month is reached. */
function controlAttributes(disabled: boolean) {
  return { calendarHeaderControl: { 'data-outlined': true, 'aria-disabled': disabled || undefined } };
}

type MonthTitleProps = { ids: ReturnType<typeof titleIds>; month: CivilMonth; language: Language };

function MonthTitle({ ids, month, language }: MonthTitleProps) {
  return (
    <>
      <span id={ids.month} className={classes.month} aria-live="polite">
        {formatDate(language, firstOfMonth(month), 'month')}
      </span>
      <span id={ids.hijri} className={classes.hijri}>
        {hijriSpan(month, language)}
      </span>
    </>
  );
}
