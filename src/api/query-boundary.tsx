import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

type QueryBoundaryProps = {
  /** Shown until the queries inside have answered. */
  pending: ReactNode;
  /** Shown when one of them failed; `retry` asks again. */
  failed: (retry: () => void) => ReactNode;
  children: ReactNode;
};

/** One part of a page with waiting and failing of its own, so that a call that fails takes no more than its part along. */
export function QueryBoundary({ pending, failed, children }: QueryBoundaryProps) {
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  return (
    <CatchBoundary
      getResetKey={() => 'part'}
      errorComponent={({ reset }) =>
        failed(() => {
          resetQueries();
          reset();
        })
      }
    >
      <Suspense fallback={pending}>{children}</Suspense>
    </CatchBoundary>
  );
}
