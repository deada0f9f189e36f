import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './privacy-page.module.css';

/** The placeholder of the privacy centre while it loads: the first two parts. */
export function PrivacyPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'privacy.page.loading' })}>
      <div className={classes.head}>
        <Skeleton width={280} height={40} radius={12} />
      </div>
      <div className={classes.page}>
        <div className={classes.kinds}>
          <Skeleton height={260} radius={28} />
          <Skeleton height={260} radius={28} />
          <Skeleton height={260} radius={28} />
          <Skeleton height={260} radius={28} />
        </div>
        <Skeleton height={240} radius={28} />
      </div>
    </Loading>
  );
}
