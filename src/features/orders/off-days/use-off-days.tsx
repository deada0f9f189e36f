import { type ReactNode, useState } from 'react';
import type { OrderLine } from '#src/api/orders.ts';
import { OffDaysDialog } from './lazy-off-days-dialog.tsx';

/**
 * The off days of a running subscription: how to open them, and their dialog for the caller to place.
 * @param onClosed called once the dialog has left and none has taken its place
 */
export function useOffDays(line: OrderLine, onClosed?: () => void): { open: () => void; dialog: ReactNode } {
  // Which opening stands now: a press while the dialog is still leaving opens the next one, not none.
  const [opening, setOpening] = useState<number | null>(null);
  return {
    open: () => {
      setOpening((current) => (current ?? 0) + 1);
    },
    dialog: opening !== null && (
      <OffDaysDialog
        key={opening}
        line={line}
        onClose={() => {
          setOpening(null);
          onClosed?.();
        }}
      />
    ),
  };
}
