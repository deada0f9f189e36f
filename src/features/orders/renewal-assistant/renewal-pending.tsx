import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './renewal-page.module.css';

/** The placeholder of the renewal page: the title and two students. */
export function RenewalPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'renewal.page.loading' })} className={classes.page}>
      <Skeleton width="min(300px, 70%)" height={44} radius={12} />
      <Skeleton height={420} radius={28} />
      <Skeleton height={420} radius={28} />
    </Loading>
  );
}
