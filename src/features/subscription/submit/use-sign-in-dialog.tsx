import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#src/recovery/lazy-part.ts';

const loadDialog = async () => (await import('./sign-in-dialog.tsx')).SignInDialog;
const SignInDialog = lazyPart(loadDialog);

/** Loads the sign-in dialog ahead of its opening. */
export function preloadSignInDialog(): void {
  loadDialog().catch(() => undefined);
}

/**
 * The dialog that asks a visitor to sign in, loaded on its first opening.
 * @param here this page with the choices: the way back
 */
export function useSignInDialog(here: string): { open: () => void; dialog: ReactNode } {
  // Null before the first opening.
  const [opened, setOpened] = useState<boolean | null>(null);
  return {
    open: () => {
      setOpened(true);
    },
    dialog: opened !== null && (
      <Suspense fallback={null}>
        <SignInDialog
          opened={opened}
          onClose={() => {
            setOpened(false);
          }}
          here={here}
        />
      </Suspense>
    ),
  };
}
