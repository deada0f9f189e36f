import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Delivery } from '#src/domain/delivery.ts';
import type { Subscription } from '#src/domain/subscription.ts';

// The form is loaded only when the dialog opens.
const RateLunchDialog = lazy(async () => ({
  default: (await import('./rate-lunch-dialog.tsx')).RateLunchDialog,
}));

/**
 * Returns a function that opens the rating of a lunch, and the dialog for the caller to render.
 * @param onClosed called after the dialog has closed: moves the focus if the button that opened it is gone
 */
export function useRateLunch(
  subscription: Subscription,
  onClosed: () => void,
): { open: (lunch: Delivery) => void; dialog: ReactNode } {
  // Kept after the rating, when the lunch is no longer one to rate. Counts the openings, so that each one is new.
  const [chosen, setChosen] = useState<{ lunch: Delivery; opening: number; opened: boolean } | null>(null);
  return {
    open: (lunch) => {
      setChosen((current) => ({ lunch, opening: (current?.opening ?? 0) + 1, opened: true }));
    },
    dialog: chosen && (
      <Suspense>
        <RateLunchDialog
          key={chosen.opening}
          subscription={subscription}
          lunch={chosen.lunch}
          opened={chosen.opened}
          onClose={() => {
            setChosen((current) => current && { ...current, opened: false });
          }}
          onClosed={onClosed}
        />
      </Suspense>
    ),
  };
}
