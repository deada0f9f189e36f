import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './report-page.module.css';

/** The placeholder of the report: the title with its buttons, the order, one student. */
export function ReportPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'report.page.loading' })} className={classes.parts}>
      <Skeleton width="min(300px, 70%)" height={44} radius={12} />
      <Skeleton height={340} radius={28} />
      <Skeleton height={520} radius={28} />
    </Loading>
  );
}
