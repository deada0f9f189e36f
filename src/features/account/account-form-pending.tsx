import { useIntl } from 'react-intl';
import { Card } from '#src/ui/layout/card.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './account-form.module.css';
import head from './account-page.module.css';

const fields = [1, 2, 3];

/** The placeholder of an account form while it loads. */
export function AccountFormPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'myAccount.page.loading' })}>
      <div className={`${head.head} ${head.pendingText}`}>
        <Skeleton width={96} height={16} />
        <Skeleton width={260} height={40} radius={12} />
      </div>
      <Card padding="form">
        <div className={classes.fields}>
          {fields.map((field) => (
            <div key={field} className={head.pendingText}>
              <Skeleton width={112} height={14} />
              <Skeleton height={52} radius={14} />
            </div>
          ))}
        </div>
      </Card>
    </Loading>
  );
}
