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

/** One part of a page with waiting and failing of its own, so that a call that fails takes no more than its part along. */
export function QueryBoundary({ pending, failed, resetKey = '', children }: QueryBoundaryProps) {
  const queryClient = useQueryClient();
  return (
    // Its own: what another part mounts meanwhile would take back that this one may ask again.
    <QueryErrorResetBoundary>
      {({ reset: resetQueries }) => (
        <CatchBoundary
          getResetKey={() => resetKey}
          errorComponent={({ error, reset }) =>
            failed(() => {
              // An answer that no page could be made of is forgotten, or it would be drawn, and fail, again.
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
