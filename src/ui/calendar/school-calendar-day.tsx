import { IconCheck, IconLock } from '@tabler/icons-react';
import { memo } from 'react';
import type { Language } from '#src/domain/language.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { formatDate, formatHijri, hijriParts } from '#src/i18n/formats.ts';
import classes from './school-calendar.module.css';
import type { SchoolDay } from './school-day.ts';

type SchoolCalendarDayProps = SchoolDay & {
  on: CivilDate;
  language: Language;
  /** "Today", for the day that is today. */
  todayLabel: string | undefined;
  /** Whether Tab reaches this day of its month. */
  isTabStop: boolean;
  /** Registers the day's button while it is on the page. Always the same function, or every day renders again. */
  onElement: (on: CivilDate, element: HTMLButtonElement | null) => void;
};

/**
 * The cell of one day. Its props are plain values and its events are handled by the grid, so that only days that change
 * render; Mantine's `Day` takes more than twice as long (docs/decisions/0016-calendar.md).
 */
export const SchoolCalendarDay = memo(function SchoolCalendarDay(props: SchoolCalendarDayProps) {
  const { on, language, state, startable, todayLabel, isTabStop, onElement } = props;
  const isToday = todayLabel !== undefined;
  const nameParts = [
    formatDate(language, on, 'spoken'),
    todayLabel,
    // A reason is a sentence of its own below the grid.
    (props.selectable ? props.label : props.reason).replace(/\.$/, ''),
    formatHijri(language, on),
  ];
  return (
    <button
      ref={(element) => {
        onElement(on, element);
      }}
      type="button"
      className={classes.day}
      data-date={on}
      data-state={state}
      data-startable={startable ?? undefined}
      data-today={isToday || undefined}
      // A hidden text instead would be laid out for each day of the month.
      aria-label={nameParts
        .filter(Boolean)
        .join(language === 'ar' ? '، ' : ', ')
        .replaceAll('\u00a0', ' ')}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={!props.selectable || undefined}
      aria-pressed={props.selectable ? props.chosen : undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      <span className={classes.number} aria-hidden>
        {Number(on.slice(8))}
      </span>
      {/* Generated content: as text the two numbers would read as one, "621", which the name does not contain. */}
      <span className={classes.hijri} data-day={hijriParts(language, on).day} aria-hidden />
      {state === 'delivered' && <IconCheck className={classes.mark} size={11} stroke={3} aria-hidden />}
      {state === 'locked' && <IconLock className={classes.mark} size={11} stroke={2.2} aria-hidden />}
    </button>
  );
});
