import { useCallback, useRef } from 'react';

/**
 * Runs one submission at a time. The second press of a double click, or a second Enter, comes before the button shows that
 * the first is under way: it is dropped.
 * @returns runs a submission, unless one with the same key is under way; rows of a list pass their ids as keys
 */
export function useSubmitGuard(): (submit: () => Promise<unknown>, key?: number) => void {
  const underWay = useRef(new Set<number | undefined>());
  return useCallback((submit, key) => {
    const keys = underWay.current;
    if (keys.has(key)) return;
    keys.add(key);
    void submit().finally(() => keys.delete(key));
  }, []);
}
