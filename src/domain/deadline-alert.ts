import type { OffDayDeadline } from './family-board.ts';
import { noticeDeadline } from './notice.ts';
import type { CivilDate } from './riyadh-date.ts';

const MS_PER_HOUR = 3_600_000;

/** A deadline with the instant in which the parent is reminded of it. */
export interface DeadlineAlert extends OffDayDeadline {
  at: Date;
}

interface AlertHours {
  noticeHours: number;
  /** Hours before the deadline; at most 24, so that the deadline of an earlier day has passed by then. */
  alertHours: number;
}

/**
 * The alerts of the deadlines for off days (rules.md#deadline-alerts), in order of time.
 * @param days the lunches that can be taken off, in any order
 */
export function deadlineAlerts(days: readonly CivilDate[], { noticeHours, alertHours }: AlertHours): DeadlineAlert[] {
  return days.toSorted().map((on) => {
    const until = noticeDeadline(on, noticeHours);
    return { on, until, at: new Date(until.getTime() - alertHours * MS_PER_HOUR) };
  });
}
