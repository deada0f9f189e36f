import { FormattedMessage } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** What a change means for the lunches is not known: never shown as lunches that stay. */
export function LunchesFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      role="alert"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          <FormattedMessage id="order.deliveries.retry" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="safety.changed.failed" />
      </p>
      {error !== null && <ErrorMessages error={error} />}
    </Notice>
  );
}
