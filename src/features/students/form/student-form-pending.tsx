import { useIntl } from 'react-intl';
import { Card } from '#src/ui/layout/card.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './student-form.module.css';

const fields = [1, 2, 3, 4, 5, 6];

/** The placeholder of the student form while it loads. */
export function StudentFormPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'student.pending.label' })}>
      <div className={classes.pendingHead}>
        <Skeleton width={96} height={16} />
        <Skeleton width={260} height={40} radius={12} />
      </div>
      <Card padding="form" className={classes.pending}>
        <Skeleton width={160} height={24} />
        {fields.map((field) => (
          <div key={field} className={classes.pendingField}>
            <Skeleton width={112} height={14} />
            <Skeleton height={52} radius={14} />
          </div>
        ))}
      </Card>
    </Loading>
  );
}
