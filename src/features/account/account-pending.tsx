import { useIntl } from 'react-intl';
import { Card } from '#src/ui/layout/card.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './account-page.module.css';

const rows = [1, 2, 3];

/** The placeholder of My Account while it loads: the details, then two settings. */
export function AccountPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'myAccount.page.loading' })}>
      <div className={classes.head}>
        <Skeleton width={200} height={40} radius={12} />
      </div>
      <Card padding="none" className={classes.card}>
        <div className={classes.cardHead}>
          <Skeleton width={140} height={26} />
          <Skeleton width={88} height={44} radius={12} />
        </div>
        <div className={classes.rows}>
          {rows.map((row) => (
            <div key={row} className={classes.row}>
              <Skeleton width={44} height={44} radius={14} className={classes.tile} />
              <div className={classes.pendingText}>
                <Skeleton width={88} height={14} />
                <Skeleton width={180} height={18} />
              </div>
            </div>
          ))}
        </div>
      </Card>
      <div className={classes.settings}>
        <Skeleton height={196} radius={28} />
        <Skeleton height={196} radius={28} />
      </div>
    </Loading>
  );
}
