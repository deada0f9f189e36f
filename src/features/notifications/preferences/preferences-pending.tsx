import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import classes from './preferences.module.css';

const topics = [1, 2, 3, 4];

/** The placeholder of the choices while they load. */
export function PreferencesPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'preferences.loading' })}>
      <div className={classes.head}>
        <Skeleton width={280} height={40} radius={12} />
      </div>
      <Card padding="form">
        <div className={classes.topics}>
          {topics.map((topic) => (
            <Skeleton key={topic} height={112} radius={14} />
          ))}
        </div>
      </Card>
    </Loading>
  );
}
