import { useIntl } from 'react-intl';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './confirmed-page.module.css';
import steps from './next-steps.module.css';

const numbers = [1, 2, 3, 4] as const;

/** The placeholder of the confirmation while it loads: the panel and the steps. */
export function ConfirmedPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'confirmed.page.loading' })} className={classes.page}>
      <Skeleton height={400} radius={36} />
      <div className={steps.next}>
        <Skeleton height={40} width="min(320px, 80%)" />
        <div className={steps.steps}>
          {numbers.map((number) => (
            <Skeleton key={number} height={240} radius={28} />
          ))}
        </div>
      </div>
    </Loading>
  );
}
