import { useEffect, useSyncExternalStore } from 'react';

let shown = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  shown += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While mounted, marks that an error page replaces the current page. */
export function useFailedPage(): void {
  useEffect(() => {
    change(1);
    return () => {
      change(-1);
    };
  }, []);
}

/** Whether an error page replaces the current page. */
export function useIsPageFailed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => shown > 0,
    () => false,
  );
}
