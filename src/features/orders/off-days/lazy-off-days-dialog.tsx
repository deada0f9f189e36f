import { lazy, Suspense } from 'react';
import type { OrderLine } from '#src/api/orders.ts';

// The calendar is fetched by those who open it.
const OffDaysModal = lazy(async () => ({ default: (await import('./off-days-dialog.tsx')).OffDaysModal }));

/** The off days of a running subscription, loaded when they are asked for. */
export function OffDaysDialog(props: { line: OrderLine; onClose: () => void }) {
  return (
    <Suspense>
      <OffDaysModal {...props} />
    </Suspense>
  );
}
