import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { SkeletonLines } from '#src/ui/feedback/skeleton-lines.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import classes from './student-card.module.css';
import pending from './students-pending.module.css';

/** The placeholder of the students: the head of the page, and cards with their two halves. */
export function StudentsPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'students.loading' })}>
      <div className={pending.head}>
        <Skeleton width={180} height="var(--title)" radius={12} />
        <Skeleton width={90} height="var(--lead)" radius={8} />
      </div>
      <div className={classes.list}>
        {[1, 2].map((card) => (
          <Card key={card} padding="none" className={classes.card}>
            <div className={classes.identity}>
              <div className={classes.head}>
                <Skeleton circle height={60} />
                <div className={pending.lines}>
                  <SkeletonLines count={2} />
                </div>
              </div>
              <SkeletonLines count={3} />
            </div>
            <div className={pending.subscription}>
              <Skeleton height="100%" radius={20} />
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  );
}
