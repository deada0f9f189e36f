import type { ReactNode } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ErrorMessages } from './error-messages.tsx';

interface LoadErrorNoticeProps {
  /** What did not load. Left out under a heading that names it. */
  text?: ReactNode;
  /** Left out if the text already explains it. */
  error?: unknown;
  retry: () => void;
  /** Whether the request runs again, for a notice that stays meanwhile. */
  loading?: boolean;
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
  loading = false,
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
        <Button size="small" variant="secondary" icon={retryIcon} loading={loading} onClick={retry}>
          {retryLabel}
        </Button>
      }
    >
      {text !== undefined && <p>{text}</p>}
      {error !== undefined && <ErrorMessages error={error} />}
    </Notice>
  );
}
