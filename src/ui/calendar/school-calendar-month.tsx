import { IconCheck, IconLock } from '@tabler/icons-react';
import { useId, type KeyboardEvent } from 'react';
import type { Language } from '#src/i18n/direction.ts';
import { formatDate, formatHijri, hijriParts } from '#src/i18n/formats.ts';
import { firstOfMonth, monthOf, weeksOf, type CivilDate, type CivilMonth } from './calendar-date.ts';
import { hijriSpan, weekdayNames } from './calendar-names.ts';
import classes from './school-calendar.module.css';
import type { SchoolDay } from './school-day.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

const fridayColumn = 5;

type SchoolCalendarMonthProps = {
  month: CivilMonth;
  language: Language;
  /** The grid's name before its month, "Start date". */
  name: string;
  todayOn: CivilDate;
  /** Word for today, added to that day's name. */
  todayLabel: string;
  /** The one day that Tab reaches; the arrows lead to the others. */
  tabOn: CivilDate;
  dayState: (on: CivilDate) => SchoolDay;
  onActivate: (on: CivilDate) => void;
  onFocusDay: (on: CivilDate) => void;
  onKeyDown: (event: KeyboardEvent, on: CivilDate) => void;
};

/** One month of the school calendar as a WAI-ARIA grid. */
export function SchoolCalendarMonth(props: SchoolCalendarMonthProps) {
  const { month, language, name } = props;
  const id = useId();
  return (
    <div className={classes.month}>
      <div className={classes.monthHead}>
        <span id={`${id}-title`} className={classes.monthTitle} aria-live="polite">
          {formatDate(language, firstOfMonth(month), 'month')}
        </span>
        <span id={`${id}-hijri`} className={classes.hijriSpan}>
          {hijriSpan(month, language)}
        </span>
      </div>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- WAI-ARIA builds the date grid on a table
        role="grid"
        className={classes.grid}
        aria-labelledby={`${id}-name ${id}-title`}
        aria-describedby={`${id}-hijri`}
      >
        <VisuallyHidden component="caption" id={`${id}-name`}>
          {name}
        </VisuallyHidden>
        <thead>
          <tr>
            {weekdayNames(language).map(({ long, short }, index) => (
              <th key={long} scope="col" data-weekend={index >= fridayColumn || undefined}>
                <span aria-hidden>{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {/* By place, not by date: the next month takes over the cells of this one, which takes half the time of making new ones. */}
          {weeksOf(month).map((week, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <tr key={row}>
              {week.map((on, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- see above
                <td key={column}>{monthOf(on) === month && <SchoolCalendarDay {...props} on={on} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SchoolCalendarDay({
  on,
  language,
  todayOn,
  todayLabel,
  tabOn,
  dayState,
  onActivate,
  onFocusDay,
  onKeyDown,
}: SchoolCalendarMonthProps & { on: CivilDate }) {
  const day = dayState(on);
  const isToday = on === todayOn;
  const isChosen = day.selectable ? day.chosen : undefined;
  const words = [
    formatDate(language, on, 'spoken'),
    isToday ? todayLabel : '',
    // A reason is a sentence under the grid and a part of one here.
    (day.selectable ? day.label : day.reason).replace(/\.$/, ''),
    formatHijri(language, on),
  ];
  return (
    <button
      type="button"
      className={classes.day}
      data-date={on}
      data-state={day.state}
      data-startable={day.startable ?? undefined}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={!day.selectable || undefined}
      aria-pressed={isChosen}
      tabIndex={on === tabOn ? 0 : -1}
      onClick={() => {
        onActivate(on);
      }}
      onFocus={() => {
        onFocusDay(on);
      }}
      onKeyDown={(event) => {
        onKeyDown(event, on);
      }}
    >
      <span className={classes.name}>
        {words
          .filter(Boolean)
          .join(language === 'ar' ? '، ' : ', ')
          .replaceAll('\u00a0', ' ')}
      </span>
      <span className={classes.number} aria-hidden>
        {Number(on.slice(8))}
      </span>
      <span className={classes.hijri} aria-hidden>
        {hijriParts(language, on).day}
      </span>
      {day.state === 'delivered' && <IconCheck className={classes.mark} size={11} stroke={3} aria-hidden />}
      {day.state === 'locked' && <IconLock className={classes.mark} size={11} stroke={2.2} aria-hidden />}
    </button>
  );
}
