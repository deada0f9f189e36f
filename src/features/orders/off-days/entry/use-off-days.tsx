import { type ReactNode, useState } from 'react';
import type { Subscription } from '#src/domain/subscription.ts';
import { LazyOffDaysDialog } from './lazy-off-days-dialog.tsx';

/**
 * Returns a function that opens the off days of a running subscription, and the dialog for the caller to render.
 * @param onClosed called once the dialog is closed and no other one is open
 */
export function useOffDays(subscription: Subscription, onClosed?: () => void): { open: () => void; dialog: ReactNode } {
  // Counts the openings: a press during the closing animation opens the dialog again.
  const [opening, setOpening] = useState<number | null>(null);
  return {
    open: () => {
      setOpening((current) => (current ?? 0) + 1);
    },
    dialog: opening !== null && (
      <LazyOffDaysDialog
        key={opening}
        subscription={subscription}
        onClose={() => {
          setOpening(null);
          onClosed?.();
        }}
      />
    ),
  };
}
