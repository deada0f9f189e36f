import { DatesProvider, type DatesProviderSettings } from '@mantine/dates';
import { IconArrowRight, IconInfoCircle } from '@tabler/icons-react';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type { Language } from '#src/domain/language.ts';
import {
  addMonths,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  monthsBetween,
  type CivilDate,
  type CivilMonth,
} from '#src/domain/riyadh-date.ts';
import { directionOf } from '#src/i18n/direction.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { keyTarget } from './calendar-keys.ts';
import { MonthsHeader, titleIds } from './months-header.tsx';
import { SchoolCalendarLegend, type SchoolCalendarLegendEntry } from './school-calendar-legend.tsx';
import { SchoolCalendarMonth } from './school-calendar-month.tsx';
import classes from './school-calendar.module.css';
import type { SchoolDay } from './school-day.ts';

/**
 * Minimum calendar width (CSS px) for two months of 44 px cells; the same as in the style sheet's container queries.
 */
const twoMonthsWidth = 690;

/** Weeks start on Sunday (0); Friday and Saturday are the weekend. */
const week = { firstDayOfWeek: 0, weekendDays: [5, 6] } satisfies DatesProviderSettings;

export type SchoolCalendarTexts = {
  /** What the calendar selects: "Start date". */
  name: string;
  previousMonth: string;
  nextMonth: string;
  /** "Today", added to that day's name. */
  today: string;
};

/** A button that jumps to a day that can be picked: "Next Sunday: Sun 6 Dec". */
export type CalendarJump = { on: CivilDate; label: string };

/** Moves the focus into the calendar from the outside. */
export type SchoolCalendarHandle = {
  /** Focuses the day that is the tab stop. */
  focus: (options?: FocusOptions) => void;
  /** Focuses a day, or the tab stop if the day is not visible. */
  focusDay: (on: CivilDate) => void;
  scrollIntoView: (options?: ScrollIntoViewOptions) => void;
};

export type SchoolCalendarProps = {
  ref?: Ref<SchoolCalendarHandle> | undefined;
  language: Language;
  /** The server's today in Riyadh. */
  todayOn: CivilDate;
  /** Months side by side if there is room for two; a narrow calendar shows one. */
  months: 1 | 2;
  /** First and last month that can be shown. */
  firstMonth: CivilMonth;
  lastMonth: CivilMonth;
  /** The initial tab stop, in the first visible month; today by default. Read on the first render only. */
  initialOn?: CivilDate;
  dayState: (on: CivilDate) => SchoolDay;
  /** Called when a day that can be picked is picked. */
  onPick: (on: CivilDate) => void;
  texts: SchoolCalendarTexts;
  /** The target of the jump button; a function receives the blocked day that was tried last. */
  jump?: CalendarJump | ((refusedOn: CivilDate | undefined) => CalendarJump | undefined) | undefined;
  legend?: readonly SchoolCalendarLegendEntry[];
  /** Renders content above the grids for the visible months (each month's off-day allowance). */
  renderAbove?: (months: readonly CivilMonth[]) => ReactNode;
  /** Renders content below the grids for the visible months (why some of their days are closed). */
  renderBelow?: (months: readonly CivilMonth[]) => ReactNode;
};

/**
 * The school calendar (design.md#calendar), built from `@mantine/dates`: Gregorian and Hijri days. `dayState` returns
 * the `SchoolDayState` of each day. Blocked days are focusable and show their reason when activated.
 */
export function SchoolCalendar(props: SchoolCalendarProps) {
  // The provider is outside the stateful component: a new provider value would render all its consumers again.
  return (
    <DatesProvider settings={week}>
      <Calendar {...props} />
    </DatesProvider>
  );
}

function Calendar({
  ref,
  language,
  todayOn,
  months,
  firstMonth,
  lastMonth,
  initialOn = todayOn,
  dayState,
  onPick,
  texts,
  jump: givenJump,
  legend,
  renderAbove,
  renderBelow,
}: SchoolCalendarProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const room = useMonthsInView(root, months);
  const [tabStops, setTabStops] = useState<Partial<Record<CivilMonth, CivilDate>>>({ [monthOf(initialOn)]: initialOn });
  const [shownMonth, setShownMonth] = useState(() => within(monthOf(initialOn), firstMonth, lastMonth));
  const [refusedOn, setRefusedOn] = useState<CivilDate>();
  const focusOnRender = useRef<CivilDate>(undefined);

  // If two months fit, the last month is never shown alone.
  const latestStart = addMonths(lastMonth, 1 - room);
  const startMonth = latestStart < firstMonth ? firstMonth : within(shownMonth, firstMonth, latestStart);
  const monthsInView = Array.from({ length: room }, (_, index) => addMonths(startMonth, index)).filter(
    (month) => month <= lastMonth,
  );
  const endMonth = monthsInView.at(-1) ?? startMonth;
  const jump = typeof givenJump === 'function' ? givenJump(refusedOn) : givenJump;
  const refused = refusedOn === undefined ? undefined : dayState(refusedOn);

  useImperativeHandle(ref, () => {
    const tabStop = () => root.current?.querySelector<HTMLElement>(`[data-date^="${startMonth}"][tabindex="0"]`);
    return {
      focus: (options) => tabStop()?.focus(options),
      focusDay: (on) => {
        (dayIn(root, on) ?? tabStop())?.focus();
      },
      scrollIntoView: (options) => root.current?.scrollIntoView(options),
    };
  }, [startMonth]);

  useEffect(() => {
    if (focusOnRender.current === undefined) return;
    const day = dayIn(root, focusOnRender.current);
    // A cell reused for another month's day is focused again, so that screen readers read its new name.
    if (day === document.activeElement) day?.blur();
    day?.focus();
    focusOnRender.current = undefined;
  });

  function setTabStop(on: CivilDate) {
    setTabStops((stops) => (stops[monthOf(on)] === on ? stops : { ...stops, [monthOf(on)]: on }));
  }

  function goTo(target: CivilDate) {
    const on = within(target, firstOfMonth(firstMonth), lastOfMonth(lastMonth));
    const month = monthOf(on);
    if (month >= startMonth && month <= endMonth) {
      dayIn(root, on)?.focus();
      return;
    }
    setShownMonth(month < startMonth ? month : addMonths(startMonth, monthsBetween(endMonth, month)));
    setTabStop(on);
    focusOnRender.current = on;
  }

  function activate(on: CivilDate) {
    setTabStop(on);
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
      <MonthsHeader
        id={id}
        months={monthsInView}
        language={language}
        previousLabel={texts.previousMonth}
        nextLabel={texts.nextMonth}
        isFirst={startMonth <= firstMonth}
        isLast={endMonth >= lastMonth}
        onMove={(count) => {
          setShownMonth(addMonths(startMonth, count));
        }}
      />
      <div className={classes.months}>
        {monthsInView.map((month, place) => (
          <SchoolCalendarMonth
            // oxlint-disable-next-line react/no-array-index-key -- reused cells render twice as fast as new ones
            key={place}
            month={month}
            language={language}
            name={texts.name}
            titleIds={titleIds(id, place)}
            todayOn={todayOn}
            todayLabel={texts.today}
            tabStopOn={tabStops[month]}
            dayState={dayState}
            onActivate={activate}
            onFocusDay={setTabStop}
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

/** The button of a visible day. */
function dayIn(calendar: RefObject<HTMLElement | null>, on: CivilDate) {
  return calendar.current?.querySelector<HTMLElement>(`[data-date="${on}"]`);
}

/** How many months fit. Until the calendar is measured, both render and CSS hides the second if it can't fit. */
function useMonthsInView(root: RefObject<HTMLDivElement | null>, months: 1 | 2): 1 | 2 {
  const [room, setRoom] = useState(months);
  useEffect(() => {
    if (months === 1 || !root.current) return undefined;
    let known: 1 | 2 | null = null;
    const observer = new ResizeObserver(([entry]) => {
      const measured = entry && entry.contentRect.width >= twoMonthsWidth ? 2 : 1;
      // The height differs between months: without this check each change of month would render twice.
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

function within(value: string, first: string, last: string): string {
  if (value < first) return first;
  return value > last ? last : value;
}
