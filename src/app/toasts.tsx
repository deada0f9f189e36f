import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

const ToastRegion = lazy(async () => ({ default: (await import('#src/ui/toast-region.tsx')).ToastRegion }));

/**
 * Where toasts appear. The region arrives after the first page has been drawn, so that it weighs on none; a toast shown before
 * that waits for it.
 */
export function Toasts() {
  const intl = useIntl();
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDrawn(true);
    });
    return () => {
      clearTimeout(timer);
    };
  }, []);

  if (!drawn) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion closeLabel={intl.formatMessage({ id: 'shell.menu.close' })} />
    </Suspense>
  );
}
