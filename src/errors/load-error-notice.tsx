import type { ReactNode } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ErrorMessages } from './error-messages.tsx';

interface LoadErrorNoticeProps {
  /** What did not load. */
  text: ReactNode;
  error: unknown;
  retry: () => void;
  retryLabel: ReactNode;
  retryIcon?: ReactNode;
  /** `plain` beside other content; `error` where it replaces the content that the page is for. */
  kind?: 'error' | 'plain';
  className?: string | undefined;
}

/** A failed part of a page: what did not load, the messages of the error, a button that loads it again. */
export function LoadErrorNotice({
  text,
  error,
  retry,
  retryLabel,
  retryIcon,
  kind = 'error',
  className,
}: LoadErrorNoticeProps) {
  return (
    <Notice
      kind={kind}
      role="alert"
      className={className}
      action={
        <Button size="small" variant="secondary" icon={retryIcon} onClick={retry}>
          {retryLabel}
        </Button>
      }
    >
      <p>{text}</p>
      <ErrorMessages error={error} />
    </Notice>
  );
}
