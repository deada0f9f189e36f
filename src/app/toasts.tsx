import { noop } from '@tanstack/react-query';
import { Suspense, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '#src/auth/lazy-part.ts';
import { usePhoneCodeToasts } from './use-phone-code-toasts.ts';

const ToastRegion = lazyPart(async () => (await import('#src/ui/toast-region.tsx')).ToastRegion);

/** Where toasts appear. The region loads once the first page is there; a toast that is shown before waits for it. */
export function Toasts() {
  const intl = useIntl();
  // A server renders no portal, and neither does the first render that takes over from it.
  const isInBrowser = useSyncExternalStore(
    () => noop,
    () => true,
    () => false,
  );
  usePhoneCodeToasts();

  if (!isInBrowser) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion
        label={intl.formatMessage({ id: 'shell.toasts' })}
        closeLabel={intl.formatMessage({ id: 'shell.menu.close' })}
      />
    </Suspense>
  );
}
