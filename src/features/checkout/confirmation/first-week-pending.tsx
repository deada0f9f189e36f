import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './first-week.module.css';

const days = [0, 1, 2, 3, 4] as const;

/** The placeholder of `FirstWeek`, with its height. */
export function FirstWeekPending({ count }: { count: number }) {
  return Array.from({ length: count }, (_each, at) => (
    <section key={at} aria-hidden>
      <div className={classes.name}>
        <Skeleton width={120} height={20} />
      </div>
      <ol className={classes.days}>
        {days.map((day) => (
          <li key={day} className={classes.day} />
        ))}
      </ol>
    </section>
  ));
}
