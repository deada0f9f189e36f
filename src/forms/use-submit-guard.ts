import { useCallback, useRef } from 'react';

/**
 * Runs one submission at a time. The second press of a double click, or a second Enter, comes before the button shows that
 * the first one is pending: it is ignored.
 * @returns runs a submission, unless one with the same key is pending; rows of a list pass their ids as keys
 */
export function useSubmitGuard(): (submit: () => Promise<unknown>, key?: number) => void {
  const pending = useRef(new Set<number | undefined>());
  return useCallback((submit, key) => {
    const keys = pending.current;
    if (keys.has(key)) return;
    keys.add(key);
    void submit().finally(() => keys.delete(key));
  }, []);
}
