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

/** Says that a page stands for one that could not be opened, for as long as it does. */
export function useFailedPage(): void {
  useEffect(() => {
    change(1);
    return () => {
      change(-1);
    };
  }, []);
}

/** Whether a page stands for one that could not be opened. */
export function useIsPageFailed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => shown > 0,
    () => false,
  );
}
