import { memo } from 'react';
import { type DaySurroundings, NotificationDay } from './notification-day.tsx';
import classes from './notification-day.module.css';
import type { FeedWeek } from './notification-feed.ts';

type NotificationWeekProps = DaySurroundings & {
  week: FeedWeek;
  /** Defers rendering until the week is near the viewport, far down a long list. */
  deferred: boolean;
};

/** The estimated height of a week: the headings of its days and their rows. */
const heightOf = (days: number, rows: number) => `auto calc(${days} * 57px + ${rows} * var(--notification-row-height))`;

/**
 * The days of one week. A long list is rendered by week: by day, the browser would have to observe hundreds of
 * elements, and without groups it would have to render everything.
 */
export const NotificationWeek = memo(
  function NotificationWeek({ week: { days, count }, deferred, ...surroundings }: NotificationWeekProps) {
    return (
      <div
        className={classes.week}
        {...(deferred && {
          'data-deferred': true,
          // Sets the property directly, because changing a custom property would restyle the whole week with each row.
          style: { containIntrinsicBlockSize: heightOf(days.length, count) },
        })}
      >
        {days.map((day) => (
          <NotificationDay key={day.on} day={day} {...surroundings} />
        ))}
      </div>
    );
  },
  ({ week: before, ...beforeAround }, { week: after, ...afterAround }) =>
    before.days.length === after.days.length &&
    before.days.every((day, index) => day === after.days[index]) &&
    (Object.keys(afterAround) as (keyof typeof afterAround)[]).every((key) => beforeAround[key] === afterAround[key]),
);
