import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './confirmed-page.module.css';

/** The placeholder of the confirmation while it loads: the panel and its three compartments. */
export function ConfirmedPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'confirmed.page.loading' })} className={classes.page}>
      <Skeleton height={400} radius={36} />
      <div className={classes.next}>
        <Skeleton height={196} radius={28} />
        <Skeleton height={196} radius={28} />
        <Skeleton height={196} radius={28} />
      </div>
    </Loading>
  );
}
