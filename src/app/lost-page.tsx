import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { loadDocument, type LostFileOf } from '#src/recovery/load-document.ts';
import { PagePending } from './page-pending.tsx';
import { reportLostFile } from './uncaught.ts';

/** Replaces a page with a file that could not be fetched: loads the document again, or explains with `children`. */
export function LostPage({ error, children }: { error: unknown; children: ReactNode }) {
  const { state } = useRouter();
  // If the page is already shown, only a part that loads on demand is missing.
  const [lost] = useState<LostFileOf>(() => (state.resolvedLocation?.href === state.location.href ? 'press' : 'page'));
  const [isLoading, setIsLoading] = useState(() => navigator.onLine);

  useEffect(() => {
    if (!isLoading) return;
    void loadDocument(lost).then((isReloading) => {
      setIsLoading(isReloading);
      if (!isReloading && navigator.onLine) reportLostFile(error);
    });
  }, [isLoading, lost, error]);

  return isLoading ? <PagePending /> : children;
}
