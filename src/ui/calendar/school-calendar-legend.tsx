import { IconCheck, IconLock } from '@tabler/icons-react';
import classes from './school-calendar.module.css';
import type { SchoolDayState } from './school-day.ts';

export type SchoolCalendarLegendEntry = { state: SchoolDayState; label: string };

/** The legend: what the styles of the days mean. */
export function SchoolCalendarLegend({ entries }: { entries: readonly SchoolCalendarLegendEntry[] }) {
  return (
    <ul className={classes.legend}>
      {entries.map(({ state, label }) => (
        <li key={state}>
          <span className={classes.day} data-state={state} data-swatch aria-hidden>
            {state === 'delivered' && <IconCheck className={classes.mark} size={11} stroke={3} />}
            {state === 'locked' && <IconLock className={classes.mark} size={11} stroke={2.2} />}
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}
