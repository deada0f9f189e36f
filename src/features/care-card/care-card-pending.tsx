import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './care-card-page.module.css';

/** The placeholder of the care card: the title, the controls, the paper. */
export function CareCardPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'careCard.loading' })} className={classes.page}>
      <Skeleton width="min(320px, 70%)" height={44} radius={12} />
      <Skeleton height={48} radius={12} />
      <Skeleton height={720} radius={12} />
    </Loading>
  );
}
