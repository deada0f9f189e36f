import { FormattedMessage } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

interface DaysFailedProps {
  error: unknown;
  retry: () => void;
}

/** The error of days that could not be loaded, with a button that requests them again. */
export function DaysFailed({ error, retry }: DaysFailedProps) {
  return (
    <Notice
      kind="error"
      role="alert"
      action={
        <Button variant="secondary" size="small" onClick={retry}>
          <FormattedMessage id="order.deliveries.retry" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="order.deliveries.failed" />
      </p>
      <ErrorMessages error={error} />
    </Notice>
  );
}
