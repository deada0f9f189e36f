import { FormattedMessage } from 'react-intl';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { focusHeadingAround } from '#src/ui/layout/page-heading.ts';

interface DaysFailedProps {
  error: unknown;
  retry: () => void;
}

/** The error of days that could not be loaded, with a button that requests them again. */
export function DaysFailed({ error, retry }: DaysFailedProps) {
  return (
    <LoadErrorNotice
      text={<FormattedMessage id="order.deliveries.failed" />}
      error={error}
      retry={() => {
        // The pressed button disappears.
        focusHeadingAround(document.activeElement);
        retry();
      }}
      retryLabel={<FormattedMessage id="order.deliveries.retry" />}
    />
  );
}
