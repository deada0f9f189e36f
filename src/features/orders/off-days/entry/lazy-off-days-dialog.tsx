import { lazy, Suspense } from 'react';
import type { OffDaysDialogProps } from '#src/features/orders/off-days/dialog/off-days-dialog.tsx';

// The calendar is loaded only when the dialog opens.
const OffDaysDialog = lazy(async () => ({
  default: (await import('#src/features/orders/off-days/dialog/off-days-dialog.tsx')).OffDaysDialog,
}));

/** The off-days dialog, loaded when it opens. */
export function LazyOffDaysDialog(props: OffDaysDialogProps) {
  return (
    <Suspense>
      <OffDaysDialog {...props} />
    </Suspense>
  );
}
