import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { SkeletonList } from '#src/ui/feedback/skeleton-list.tsx';
import classes from './notifications-page.module.css';

/** The placeholder of the notifications: the head, then two days. */
export function NotificationsPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'notifications.loading' })} className={classes.pending}>
      <Skeleton width="min(240px, 60%)" height={40} radius={12} />
      <Skeleton width={80} height={20} radius={8} />
      <SkeletonList count={3} />
      <Skeleton width={110} height={20} radius={8} />
      <SkeletonList count={4} />
    </Loading>
  );
}
