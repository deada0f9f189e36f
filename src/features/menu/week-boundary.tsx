import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import { WeekPending } from './week-pending.tsx';

/** The pending and error states of the week, while its code and its packages load. */
export function WeekBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryBoundary
      pending={<WeekPending />}
      failed={(retry, error) => (
        <LoadErrorNotice
          text={<FormattedMessage id="menu.failed" />}
          error={error}
          retry={retry}
          retryLabel={<FormattedMessage id="meals.retry" />}
        />
      )}
    >
      {children}
    </QueryBoundary>
  );
}
