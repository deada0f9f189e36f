import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';

type PaymentPartProps = {
  pending: ReactNode;
  /** Identifies the loaded data: a change clears an earlier error. */
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
        <LoadErrorNotice
          text={<FormattedMessage id="payments.failed" />}
          error={error}
          retry={retry}
          retryLabel={<FormattedMessage id="payments.retry" />}
          retryIcon={<IconRefresh size={16} stroke={1.75} data-flip aria-hidden />}
        />
      )}
    >
      {children}
    </QueryBoundary>
  );
}
