import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { DayCardPending } from './day-card.tsx';
import classes from './week-menu.module.css';
import strip from './menu-strip.module.css';

const days = [0, 1, 2, 3, 4] as const;

/** The placeholder of the week, with the heights of its parts. */
export function WeekPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'menu.loading' })}>
      <div className={classes.tools}>
        <Skeleton height={82} radius={14} />
        <Skeleton height={48} radius={14} />
      </div>
      <div className={strip.strip} aria-hidden>
        {days.map((day) => (
          <div key={day} className={strip.day}>
            <DayCardPending />
          </div>
        ))}
      </div>
      <div className={classes.details}>
        <Skeleton height={420} radius={28} />
      </div>
    </Loading>
  );
}
