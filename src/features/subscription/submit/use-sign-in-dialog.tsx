import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#src/recovery/lazy-part.ts';

const loadDialog = async () => (await import('./sign-in-dialog.tsx')).SignInDialog;
const SignInDialog = lazyPart(loadDialog);

/** Preloads the sign-in dialog. */
export function preloadSignInDialog(): void {
  loadDialog().catch(() => undefined);
}

/**
 * The dialog that prompts a visitor to sign in; it is loaded when it first opens.
 * @param here the address of this page with the choices, to return to
 */
export function useSignInDialog(here: string): { open: () => void; dialog: ReactNode } {
  // Null until the dialog is opened for the first time.
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
