import { useCallback, useRef } from 'react';

/**
 * Runs one submission at a time. The second click of a double click, or a second Enter, arrives before the button shows
 * that the first submission is pending: it is ignored.
 * @returns a function that runs a submission unless one with the same key is pending; rows of a list pass their ids as
 * keys
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
