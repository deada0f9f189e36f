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
  /** "Today" if the day is today. */
  todayLabel: string | undefined;
  /** Whether the day is the tab stop of its month. */
  isTabStop: boolean;
};

/**
 * The cell of one day. Its props are primitive values and the grid handles its events, so that only changed days render
 * again; Mantine's `Day` takes more than twice as long (docs/decisions/0016-calendar.md).
 */
export const SchoolCalendarDay = memo(function SchoolCalendarDay(props: SchoolCalendarDayProps) {
  const { on, language, state, startable, todayLabel, isTabStop } = props;
  const isToday = todayLabel !== undefined;
  const nameParts = [
    formatDate(language, on, 'spoken'),
    todayLabel,
    // Below the grid, a reason is a sentence with a full stop.
    (props.selectable ? props.label : props.reason).replace(/\.$/, ''),
    formatHijri(language, on),
  ];
  return (
    <button
      type="button"
      className={classes.day}
      data-date={on}
      data-state={state}
      data-startable={startable ?? undefined}
      data-today={isToday || undefined}
      // Visually hidden text instead of `aria-label` would add layout work for each day of the month.
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
      {/* Generated content: as text nodes, the two numbers would be read as one, "621", unlike the accessible name. */}
      <span className={classes.hijri} data-day={hijriParts(language, on).day} aria-hidden />
      {state === 'delivered' && <IconCheck className={classes.mark} size={11} stroke={3} aria-hidden />}
      {state === 'locked' && <IconLock className={classes.mark} size={11} stroke={2.2} aria-hidden />}
    </button>
  );
});
