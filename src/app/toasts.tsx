import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from './lazy-part.ts';
import { usePhoneCodeToasts } from './use-phone-code-toasts.ts';

const ThemedToasts = lazyPart(async () => (await import('./themed-toasts.tsx')).ThemedToasts);

/**
 * Where toasts appear. The region arrives after the first page has been drawn, so that it weighs on none; a toast shown before
 * that waits for it.
 */
export function Toasts() {
  const [drawn, setDrawn] = useState(false);
  usePhoneCodeToasts();
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
      <ThemedToasts />
    </Suspense>
  );
}
