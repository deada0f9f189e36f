import { lazy, Suspense } from 'react';
import type { Subscription } from '#src/domain/subscription.ts';

// The calendar is loaded only when the dialog opens.
const OffDaysDialog = lazy(async () => ({
  default: (await import('#src/features/orders/off-days/dialog/off-days-dialog.tsx')).OffDaysDialog,
}));

/** The off-days dialog, loaded when it opens. */
export function LazyOffDaysDialog(props: { subscription: Subscription; onClose: () => void }) {
  return (
    <Suspense>
      <OffDaysDialog {...props} />
    </Suspense>
  );
}
