import { startTransition, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { idle } from '#src/ui/layout/idle.ts';
import { lazyPart } from '#src/recovery/lazy-part.ts';
import { onToastWanted } from '#src/ui/feedback/toast.tsx';
import { usePhoneCodeToasts } from './use-phone-code-toasts.ts';

const ToastRegion = lazyPart(async () => (await import('#src/ui/feedback/toast-region.tsx')).ToastRegion);

/** The toast region. It loads after the first page is shown; an earlier toast waits for it. */
export function Toasts() {
  const intl = useIntl();
  const [isDue, setIsDue] = useState(false);
  usePhoneCodeToasts();
  useEffect(() => {
    // Loads after the page has rendered and the browser is idle, or with the first toast.
    void idle().then(() => {
      startTransition(() => {
        setIsDue(true);
      });
    });
    return onToastWanted(() => {
      setIsDue(true);
    });
  }, []);

  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion
        label={intl.formatMessage({ id: 'shell.toasts' })}
        closeLabel={intl.formatMessage({ id: 'shell.menu.close' })}
      />
    </Suspense>
  );
}
