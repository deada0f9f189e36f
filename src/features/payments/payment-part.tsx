import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

type PaymentPartProps = {
  pending: ReactNode;
  /** What is loaded: where it changes, an earlier error is over. */
  resetKey?: string;
  children: ReactNode;
};

/** A part of a payment page with its own loading and error state. */
export function PaymentPart({ pending, resetKey, children }: PaymentPartProps) {
  return (
    <QueryBoundary
      resetKey={resetKey}
      pending={pending}
      failed={(retry, error) => (
        <Notice
          kind="error"
          role="alert"
          action={
            <Button
              variant="secondary"
              size="small"
              icon={<IconRefresh size={16} stroke={1.75} data-flip aria-hidden />}
              onClick={retry}
            >
              <FormattedMessage id="payments.retry" />
            </Button>
          }
        >
          <p>
            <FormattedMessage id="payments.failed" />
          </p>
          <ErrorMessages error={error} />
        </Notice>
      )}
    >
      {children}
    </QueryBoundary>
  );
}
