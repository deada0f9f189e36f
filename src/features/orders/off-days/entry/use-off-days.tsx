import { type ReactNode, useState } from 'react';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { LazyOffDaysDialog } from './lazy-off-days-dialog.tsx';

interface OffDays {
  open: () => void;
  /** Opens the dialog with this day picked. */
  openWith: (on: CivilDate) => void;
  dialog: ReactNode;
}

/**
 * Returns functions that open the off days of a running subscription, and the dialog for the caller to render.
 * @param onClosed called once the dialog is closed and no other one is open
 */
export function useOffDays(subscription: Subscription, onClosed?: () => void): OffDays {
  // Counts the openings: a press during the closing animation opens the dialog again.
  const [opening, setOpening] = useState<{ count: number; on: CivilDate | null } | null>(null);
  const openWith = (on: CivilDate | null) => {
    setOpening((current) => ({ count: (current?.count ?? 0) + 1, on }));
  };
  return {
    open: () => {
      openWith(null);
    },
    openWith,
    dialog: opening && (
      <LazyOffDaysDialog
        key={opening.count}
        subscription={subscription}
        pickedOn={opening.on}
        onClose={() => {
          setOpening(null);
          onClosed?.();
        }}
      />
    ),
  };
}
