import { lazy, Suspense } from 'react';
import type { Subscription } from '#src/domain/subscription.ts';

// The calendar is fetched by those who open it.
const OffDaysDialog = lazy(async () => ({ default: (await import('./off-days-dialog.tsx')).OffDaysDialog }));

/** The off days of a running subscription, loaded when they are asked for. */
export function LazyOffDaysDialog(props: { subscription: Subscription; onClose: () => void }) {
  return (
    <Suspense>
      <OffDaysDialog {...props} />
    </Suspense>
  );
}
