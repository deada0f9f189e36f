import { memo } from 'react';
import { type DaySurroundings, NotificationDay } from './notification-day.tsx';
import classes from './notification-day.module.css';
import type { FeedWeek } from './notification-feed.ts';

type NotificationWeekProps = DaySurroundings & {
  week: FeedWeek;
  /** Far down a long list: drawn when it comes near. */
  deferred: boolean;
};

/** About how high a week is: its days' names and their rows. */
const heightOf = (days: number, rows: number) => `auto calc(${days} * 57px + ${rows} * var(--notification-row-height))`;

/**
 * One week of days. A long list is drawn by the week: by the day, the browser would have hundreds of places to watch, and all
 * in one, everything to draw.
 */
export const NotificationWeek = memo(
  function NotificationWeek({ week: { days, count }, deferred, ...surroundings }: NotificationWeekProps) {
    return (
      <div
        className={classes.week}
        {...(deferred && {
          'data-deferred': true,
          // The property itself: a custom property would restyle the whole week with each row.
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
