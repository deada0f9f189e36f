import { FormattedMessage } from 'react-intl';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';

/** What a change means for the lunches is not known: never shown as lunches that stay. */
export function LunchesFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <LoadErrorNotice
      text={<FormattedMessage id="safety.changed.failed" />}
      error={error ?? undefined}
      retry={onRetry}
      retryLabel={<FormattedMessage id="order.deliveries.retry" />}
    />
  );
}
