import { FormattedMessage } from 'react-intl';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';

interface LunchesFailedProps {
  error: unknown;
  /** Whether the request runs again. */
  isFetching?: boolean;
  onRetry: () => void;
}

/** What a change means for the lunches is not known: never shown as lunches that stay. */
export function LunchesFailed({ error, isFetching = false, onRetry }: LunchesFailedProps) {
  return (
    <LoadErrorNotice
      text={<FormattedMessage id="safety.changed.failed" />}
      error={error ?? undefined}
      retry={onRetry}
      loading={isFetching}
      retryLabel={<FormattedMessage id="order.deliveries.retry" />}
    />
  );
}
