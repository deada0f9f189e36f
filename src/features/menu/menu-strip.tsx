import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { schoolWeek } from '#src/domain/menu-week.ts';
import { addDays, type CivilDate, weekdayOf } from '#src/domain/riyadh-date.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { DayCard } from './day-card.tsx';
import type { DayState } from './day-state.ts';
import { useDaySentence } from './use-day-sentence.ts';
import classes from './menu-strip.module.css';

type MenuStripProps = {
  /** The chosen day. */
  on: CivilDate;
  today: CivilDate;
  stateOf: (on: CivilDate) => DayState;
  /** The id of the element with the chosen day's details. */
  panelId: string;
  /** The days that can be chosen. */
  range: { from: CivilDate; to: CivilDate };
  onChoose: (on: CivilDate) => void;
};

/** The id of the tab of a day. */
function dayTabId(on: CivilDate): string {
  return `menu-day-${on}`;
}

/** The day to which a key leads in a strip from Sunday to Thursday, past its ends into the next week; else undefined. */
function keyTarget({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, on: CivilDate, isRtl: boolean) {
  if (altKey || ctrlKey || metaKey) return undefined;
  const weekday = weekdayOf(on);
  const next = addDays(on, weekday === 4 ? 3 : 1);
  const previous = addDays(on, weekday === 0 ? -3 : -1);
  switch (key) {
    case 'ArrowRight':
      return isRtl ? previous : next;
    case 'ArrowLeft':
      return isRtl ? next : previous;
    case 'Home':
      return addDays(on, -weekday);
    case 'End':
      return addDays(on, 4 - weekday);
    case 'PageUp':
      return addDays(on, -7);
    case 'PageDown':
      return addDays(on, 7);
    default:
      return undefined;
  }
}

/**
 * The days of a week as tabs, one of which is chosen. The arrow keys follow the reading direction; on a narrow screen
 * the strip is swiped (row F02).
 */
export function MenuStrip({ on, today, stateOf, panelId, range, onChoose }: MenuStripProps) {
  const intl = useIntl();
  const sentence = useDaySentence();
  const strip = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);

  useEffect(() => {
    const row = strip.current;
    const tab = document.getElementById(dayTabId(on));
    if (!row || !tab) return;
    if (wantsFocus.current) tab.focus({ preventScroll: true });
    wantsFocus.current = false;
    row.scrollTo({ left: tab.offsetLeft + tab.offsetWidth / 2 - row.clientWidth / 2 });
  }, [on]);

  const walk = (event: KeyboardEvent<HTMLButtonElement>) => {
    const target = keyTarget(event, on, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (target === undefined) return;
    event.preventDefault();
    if (target < range.from || target > range.to) return;
    wantsFocus.current = true;
    onChoose(target);
  };

  return (
    <div ref={strip} className={classes.strip} role="tablist" aria-label={intl.formatMessage({ id: 'menu.days' })}>
      {schoolWeek(on).map((day) => {
        const state = stateOf(day);
        return (
          <button
            key={day}
            id={dayTabId(day)}
            type="button"
            role="tab"
            className={classes.day}
            aria-selected={day === on}
            aria-controls={panelId}
            aria-current={day === today ? 'date' : undefined}
            tabIndex={day === on ? 0 : -1}
            onKeyDown={walk}
            onClick={() => {
              onChoose(day);
            }}
          >
            {/* As text and not as `aria-label`, which would have to repeat the short date on the card. */}
            <VisuallyHidden>{sentence(day, state)}</VisuallyHidden>
            <DayCard on={day} state={state} isToday={day === today} />
          </button>
        );
      })}
    </div>
  );
}
