import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import frame from './review-frame.module.css';

/** The placeholder of an order to rate. */
export function ReviewPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'review.page.loading' })} className={frame.page}>
      <Skeleton height={44} width={160} radius={12} />
      <Skeleton height={640} radius={28} />
    </Loading>
  );
}
