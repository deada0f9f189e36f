import { useDatesContext, WeekdaysRow } from '@mantine/dates';
import { memo, useId, type KeyboardEvent } from 'react';
import type { Language } from '#src/domain/language.ts';
import { firstOfMonth, weekdayOf, weeksOfMonth, type CivilDate, type CivilMonth } from '#src/domain/riyadh-date.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { weekdayHeading } from './calendar-names.ts';
import { SchoolCalendarDay } from './school-calendar-day.tsx';
import classes from './school-calendar.module.css';
import type { SchoolDay } from './school-day.ts';

type SchoolCalendarMonthProps = {
  month: CivilMonth;
  language: Language;
  /** The grid's accessible name, before the month: "Start date". */
  name: string;
  /** The ids of the elements with the month's Gregorian and Hijri titles. */
  titleIds: { month: string; hijri: string };
  todayOn: CivilDate;
  /** "Today", added to that day's name. */
  todayLabel: string;
  /** The tab stop: the day focused last, or the first day that can be picked if none was focused yet. */
  tabStopOn: CivilDate | undefined;
  dayState: (on: CivilDate) => SchoolDay;
  onActivate: (on: CivilDate) => void;
  onFocusDay: (on: CivilDate) => void;
  onKeyDown: (event: KeyboardEvent, on: CivilDate) => void;
};

/** One month of the school calendar as a WAI-ARIA grid with its own tab stop. */
export function SchoolCalendarMonth({
  month,
  language,
  name,
  titleIds,
  todayOn,
  todayLabel,
  tabStopOn,
  dayState,
  onActivate,
  onFocusDay,
  onKeyDown,
}: SchoolCalendarMonthProps) {
  const nameId = useId();
  const weeks = weeksOfMonth(month).map((week) => week.map((on) => (on === null ? null : { on, ...dayState(on) })));
  const tabOn = tabStopOn ?? weeks.flat().find((day) => day?.selectable)?.on ?? firstOfMonth(month);
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- WAI-ARIA builds the date grid on a table
      role="grid"
      className={classes.month}
      aria-labelledby={`${nameId} ${titleIds.month}`}
      aria-describedby={titleIds.hijri}
      onClick={(event) => {
        const on = dateOf(event.target);
        if (on !== undefined) onActivate(on);
      }}
      onFocus={(event) => {
        const on = dateOf(event.target);
        if (on !== undefined) onFocusDay(on);
      }}
      onKeyDown={(event) => {
        const on = dateOf(event.target);
        if (on !== undefined) onKeyDown(event, on);
      }}
    >
      <VisuallyHidden component="caption" id={nameId}>
        {name}
      </VisuallyHidden>
      <Weekdays language={language} />
      <tbody>
        {/* Keys are positions, not dates: reused cells render twice as fast as new ones. */}
        {weeks.map((week, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <tr key={row}>
            {week.map((day, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- see above
              <td key={column}>
                {day && (
                  <SchoolCalendarDay
                    {...day}
                    language={language}
                    todayLabel={day.on === todayOn ? todayLabel : undefined}
                    isTabStop={day.on === tabOn}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The column headers. They are the same for all months, so they render once. */
const Weekdays = memo(function Weekdays({ language }: { language: Language }) {
  const { getWeekendDays } = useDatesContext();
  const weekendDays = getWeekendDays();
  return (
    <thead>
      <WeekdaysRow
        unstyled
        attributes={{ weekday: { scope: 'col' } }}
        weekdayFormat={(on) => {
          const { long, short } = weekdayHeading(on, language);
          return (
            <>
              <span aria-hidden data-weekend={weekendDays.includes(weekdayOf(on)) || undefined}>
                {short}
              </span>
              <VisuallyHidden>{long}</VisuallyHidden>
            </>
          );
        }}
      />
    </thead>
  );
});

function dateOf(target: EventTarget): CivilDate | undefined {
  return (target as Element).closest<HTMLElement>('[data-date]')?.dataset['date'];
}
