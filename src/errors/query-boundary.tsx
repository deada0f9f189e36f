import { QueryErrorResetBoundary, useQueryClient } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { ApiError } from '#src/api/errors.ts';

type QueryBoundaryProps = {
  /** Shown until the queries inside have answered. */
  pending: ReactNode;
  /** Shown when one of them failed, with the error; `retry` asks again. */
  failed: (retry: () => void, error: unknown) => ReactNode;
  /** What the queries inside ask for: where it changes, a failure of what was asked before is over. */
  resetKey?: string | undefined;
  children: ReactNode;
};

/** One part of a page with pending and error states of its own, so that a failed call replaces no more than this part. */
export function QueryBoundary({ pending, failed, resetKey = '', children }: QueryBoundaryProps) {
  const queryClient = useQueryClient();
  return (
    // Its own: another part that mounts meanwhile would cancel this reset.
    <QueryErrorResetBoundary>
      {({ reset: resetQueries }) => (
        <CatchBoundary
          getResetKey={() => resetKey}
          errorComponent={({ error, reset }) =>
            failed(() => {
              // An answer that could not be rendered is removed, or it would be rendered, and fail, again.
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
