import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './calendar-page.module.css';

/** The placeholder of the page: its title and its two parts. */
export function CalendarPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'orders.calendar.loading' })} className={classes.page}>
      <Skeleton width="min(300px, 70%)" height={44} radius={12} />
      <Skeleton height={260} radius={28} />
      <Skeleton height={320} radius={28} />
    </Loading>
  );
}
