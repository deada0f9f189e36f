import type { ReactNode } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ErrorMessages } from './error-messages.tsx';

interface LoadErrorNoticeProps {
  /** What did not load. */
  text: ReactNode;
  /** Left out if the text already explains it. */
  error?: unknown;
  retry: () => void;
  retryLabel: ReactNode;
  retryIcon?: ReactNode;
  /** `plain` beside other content; `error` if the notice replaces the main content of the page. */
  kind?: 'error' | 'plain';
  className?: string | undefined;
}

/** A notice in place of a part that did not load: what failed, the error messages and a retry button. */
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
      {error !== undefined && <ErrorMessages error={error} />}
    </Notice>
  );
}
