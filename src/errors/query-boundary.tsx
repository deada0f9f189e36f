import { QueryErrorResetBoundary, useQueryClient } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { focusHeadingAround } from '#src/ui/layout/page-heading.ts';

type QueryBoundaryProps = {
  /** Shown until the queries inside have loaded. */
  pending: ReactNode;
  /** Shown when a query failed, with the error; `retry` requests again. */
  failed: (retry: () => void, error: unknown) => ReactNode;
  /** Identifies what the queries inside request: when it changes, an earlier error is cleared. */
  resetKey?: string | undefined;
  children: ReactNode;
};

/** A part of a page with its own pending and error states, so that a failed request replaces only this part. */
export function QueryBoundary({ pending, failed, resetKey = '', children }: QueryBoundaryProps) {
  const queryClient = useQueryClient();
  return (
    // A separate reset boundary: another part that mounts in the meantime would cancel this reset.
    <QueryErrorResetBoundary>
      {({ reset: resetQueries }) => (
        <CatchBoundary
          getResetKey={() => resetKey}
          errorComponent={({ error, reset }) =>
            failed(() => {
              // The pressed button disappears.
              focusHeadingAround(document.activeElement);
              // A response that could not be rendered is removed, or the retry would render it and fail again.
              if (!(error instanceof ApiError)) void queryClient.resetQueries();
              resetQueries();
              reset();
            }, error)
          }
        >
          <Suspense fallback={pending}>{children}</Suspense>
        </CatchBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
