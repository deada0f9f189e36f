import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './history-page.module.css';
import list from './history-list.module.css';

/** The placeholder of the order cards. */
export function HistoryCardsPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'history.page.loading' })} className={list.waiting}>
      <Skeleton height={230} radius={28} />
      <Skeleton height={230} radius={28} />
      <Skeleton height={230} radius={28} />
    </Loading>
  );
}

/** The placeholder of the page: title, filter, cards. */
export function HistoryPending() {
  return (
    <>
      <div className={classes.head}>
        <Skeleton width="min(300px, 70%)" height={40} radius={12} />
      </div>
      <div className={classes.filter}>
        <Skeleton width="min(300px, 90%)" height={44} radius={22} />
      </div>
      <HistoryCardsPending />
    </>
  );
}
