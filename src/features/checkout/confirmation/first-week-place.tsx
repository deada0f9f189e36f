import { lazy } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import type { FirstLunch } from './first-week.tsx';
import classes from './first-week.module.css';
import { FirstWeekFailed } from './first-week-failed.tsx';
import { FirstWeekPending } from './first-week-pending.tsx';

const FirstWeek = lazy(async () => ({ default: (await import('./first-week.tsx')).FirstWeek }));

/** The place of the first week's menu. It has its height from the start; what fails to load leaves the rest of the page. */
export function FirstWeekPlace({ firstLunches }: { firstLunches: readonly FirstLunch[] }) {
  const intl = useIntl();
  return (
    <section className={classes.place} aria-labelledby="first-week">
      <h2 id="first-week">
        <FormattedMessage id="confirmed.week.title" />
      </h2>
      <QueryBoundary
        pending={
          <Loading label={intl.formatMessage({ id: 'menu.loading' })}>
            <FirstWeekPending count={firstLunches.length} />
          </Loading>
        }
        failed={(retry, error) => <FirstWeekFailed retry={retry} error={error} />}
      >
        <FirstWeek firstLunches={firstLunches} />
      </QueryBoundary>
    </section>
  );
}
