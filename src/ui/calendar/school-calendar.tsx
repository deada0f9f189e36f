import { IconArrowRight, IconChevronLeft, IconChevronRight, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { directionOf, type Language } from '#src/i18n/direction.ts';
import { formatDate } from '#src/i18n/formats.ts';
import {
  addMonths,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  monthsBetween,
  weeksOf,
  type CivilDate,
  type CivilMonth,
} from './calendar-date.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { keyTarget } from './calendar-keys.ts';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import { SchoolCalendarLegend, type SchoolCalendarLegendEntry } from './school-calendar-legend.tsx';
import { SchoolCalendarMonth } from './school-calendar-month.tsx';
import classes from './school-calendar.module.css';
import type { SchoolDay } from './school-day.ts';

/** Narrowest calendar (CSS px) that holds two months of 44 px cells; the style sheet's container query says the same. */
const twoMonthsWidth = 690;

export type SchoolCalendarTexts = {
  /** What is being chosen: "Start date". */
  name: string;
  previousMonth: string;
  nextMonth: string;
  /** "Today", added to that day's name. */
  today: string;
};

/** A button that leads to a day that can be picked: "Next Sunday: Sun 6 Dec". */
export type CalendarJump = { on: CivilDate; label: string };

export type SchoolCalendarProps = {
  language: Language;
  /** The server's today in Riyadh. */
  todayOn: CivilDate;
  /** Months side by side where there is room for two; a narrow calendar shows one. */
  months: 1 | 2;
  /** First and last month that can be looked at. */
  firstMonth: CivilMonth;
  lastMonth: CivilMonth;
  /** Day that Tab reaches first, and whose month is shown first; today if not given. Read once. */
  initialOn?: CivilDate;
  dayState: (on: CivilDate) => SchoolDay;
  /** A day that can be picked was picked. */
  onPick: (on: CivilDate) => void;
  texts: SchoolCalendarTexts;
  /** Where the jump button leads; given as a function, it may follow the blocked day that was tried last. */
  jump?: CalendarJump | ((refusedOn: CivilDate | undefined) => CalendarJump | undefined) | undefined;
  legend?: readonly SchoolCalendarLegendEntry[];
  /** Drawn above the grids, for the months in view (the off-day allowance of each). */
  renderAbove?: (months: readonly CivilMonth[]) => ReactNode;
  /** Drawn below the grids, for the months in view (what closes some of their days). */
  renderBelow?: (months: readonly CivilMonth[]) => ReactNode;
};

/**
 * The school calendar (design.md#calendar): Sunday first, Gregorian and Hijri days, each day in one of the `SchoolDayState`s.
 * Blocked days take the focus and, when activated, show the reason in a line under the grid. Keys follow the WAI-ARIA date grid. Knows no rule: `dayState` answers for every day.
 *
 * Not built on `@mantine/dates`: its month sets each day's `tabIndex` itself, gives every month a tab stop of its own and
 * reads today from the device's clock while rendering.
 */
export function SchoolCalendar({
  language,
  todayOn,
  months,
  firstMonth,
  lastMonth,
  initialOn = todayOn,
  dayState: givenDayState,
  onPick,
  texts,
  jump: givenJump,
  legend,
  renderAbove,
  renderBelow,
}: SchoolCalendarProps) {
  const dayState = rememberingDays(givenDayState);
  const root = useRef<HTMLDivElement>(null);
  const room = useMonthsInView(root, months);
  const [focusedOn, setFocusedOn] = useState(initialOn);
  const [shownMonth, setShownMonth] = useState(() => within(monthOf(initialOn), firstMonth, lastMonth));
  const [refusedOn, setRefusedOn] = useState<CivilDate>();
  const focusOnRender = useRef<CivilDate>(undefined);

  // With the last month in view there is nothing to show after it: the months before it fill the room.
  const latestStart = addMonths(lastMonth, 1 - room);
  const startMonth = latestStart < firstMonth ? firstMonth : within(shownMonth, firstMonth, latestStart);
  const monthsInView = Array.from({ length: room }, (_, index) => addMonths(startMonth, index)).filter(
    (month) => month <= lastMonth,
  );
  const endMonth = monthsInView.at(-1) ?? startMonth;
  const isInView = (on: CivilDate) => monthOf(on) >= startMonth && monthOf(on) <= endMonth;
  const tabOn = isInView(focusedOn) ? focusedOn : firstSelectable(startMonth, dayState);
  const jump = typeof givenJump === 'function' ? givenJump(refusedOn) : givenJump;
  const refused = refusedOn === undefined ? undefined : dayState(refusedOn);

  useEffect(() => {
    if (focusOnRender.current === undefined) return;
    const day = root.current?.querySelector<HTMLElement>(`[data-date="${focusOnRender.current}"]`);
    // A cell that had the focus as another month's day takes it anew, so that its new name is read out.
    if (day === document.activeElement) day?.blur();
    day?.focus();
    focusOnRender.current = undefined;
  });

  function goTo(target: CivilDate) {
    const on = within(target, firstOfMonth(firstMonth), lastOfMonth(lastMonth));
    const month = monthOf(on);
    if (month < startMonth) setShownMonth(month);
    else if (month > endMonth) setShownMonth(addMonths(startMonth, monthsBetween(endMonth, month)));
    setFocusedOn(on);
    focusOnRender.current = on;
  }

  function activate(on: CivilDate) {
    setFocusedOn(on);
    if (dayState(on).selectable) {
      setRefusedOn(undefined);
      onPick(on);
    } else {
      setRefusedOn(on);
    }
  }

  function handleKeyDown(event: KeyboardEvent, on: CivilDate) {
    const target = keyTarget(event, on, directionOf(language));
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  }

  return (
    <div ref={root} className={classes.calendar} data-months={months}>
      {renderAbove?.(monthsInView)}
      <div className={classes.months}>
        <MonthButton
          end="previous"
          label={texts.previousMonth}
          isLast={startMonth <= firstMonth}
          onClick={() => {
            setShownMonth(addMonths(startMonth, -1));
          }}
        />
        <MonthButton
          end="next"
          label={texts.nextMonth}
          isLast={endMonth >= lastMonth}
          onClick={() => {
            setShownMonth(addMonths(startMonth, 1));
          }}
        />
        {monthsInView.map((month, place) => (
          <SchoolCalendarMonth
            // oxlint-disable-next-line react/no-array-index-key -- a title that stays the same element has its next month read out
            key={place}
            month={month}
            language={language}
            name={texts.name}
            todayOn={todayOn}
            todayLabel={texts.today}
            tabOn={tabOn}
            dayState={dayState}
            onActivate={activate}
            onFocusDay={setFocusedOn}
            onKeyDown={handleKeyDown}
          />
        ))}
      </div>
      {renderBelow?.(monthsInView)}
      <div className={classes.under}>
        <output className={classes.status}>
          {refusedOn !== undefined && refused?.selectable === false && (
            <>
              <IconInfoCircle size={20} stroke={1.75} aria-hidden />
              <span>
                <b>{`${formatDate(language, refusedOn, 'spoken')}:`}</b> {refused.reason}
              </span>
            </>
          )}
        </output>
        {jump && (
          <Button
            variant="quiet"
            size="small"
            iconAfter={<IconArrowRight size={16} stroke={1.75} data-flip aria-hidden />}
            onClick={() => {
              setRefusedOn(undefined);
              goTo(jump.on);
            }}
          >
            {jump.label}
          </Button>
        )}
      </div>
      {legend && <SchoolCalendarLegend entries={legend} />}
    </div>
  );
}

type MonthButtonProps = { end: 'previous' | 'next'; label: string; isLast: boolean; onClick: () => void };

/** Stays focusable at the last month (`aria-disabled`), so that the focus is not lost by arriving there. */
function MonthButton({ end, label, isLast, onClick }: MonthButtonProps) {
  const Chevron = end === 'previous' ? IconChevronLeft : IconChevronRight;
  return (
    <span className={classes.monthButton} data-end={end} data-last={isLast || undefined}>
      <IconButton
        label={label}
        outlined
        aria-disabled={isLast || undefined}
        onClick={() => {
          if (!isLast) onClick();
        }}
      >
        <Chevron size={20} stroke={1.75} data-flip aria-hidden />
      </IconButton>
    </span>
  );
}

/** Months there is room for. Before the first measure it is what was asked for: the style sheet hides the second where it can't fit. */
function useMonthsInView(root: React.RefObject<HTMLDivElement | null>, months: 1 | 2): 1 | 2 {
  const [room, setRoom] = useState(months);
  useEffect(() => {
    if (months === 1 || !root.current) return undefined;
    let known: 1 | 2 | null = null;
    const observer = new ResizeObserver(([entry]) => {
      const measured = entry && entry.contentRect.width >= twoMonthsWidth ? 2 : 1;
      // Each month has another height: to set the same again would render the calendar once more.
      if (measured === known) return;
      known = measured;
      setRoom(measured);
    });
    observer.observe(root.current);
    return () => {
      observer.disconnect();
    };
  }, [months, root]);
  return months === 1 ? 1 : room;
}

/** Asks once for each day: looking for the day that Tab reaches and drawing the month ask for the same ones. */
function rememberingDays(dayState: (on: CivilDate) => SchoolDay): (on: CivilDate) => SchoolDay {
  const days = new Map<CivilDate, SchoolDay>();
  return (on) => {
    const day = days.get(on) ?? dayState(on);
    days.set(on, day);
    return day;
  };
}

function within(value: string, first: string, last: string): string {
  if (value < first) return first;
  return value > last ? last : value;
}

function firstSelectable(month: CivilMonth, dayState: (on: CivilDate) => SchoolDay): CivilDate {
  const days = weeksOf(month).flat();
  return days.find((on) => monthOf(on) === month && dayState(on).selectable) ?? firstOfMonth(month);
}
