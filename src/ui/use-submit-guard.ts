import { useCallback, useRef } from 'react';

/**
 * Runs one submission at a time. The second press of a double click, or a second Enter, comes before the button shows that
 * the first is under way: it is dropped.
 * @returns what runs a submission, unless one is under way
 */
export function useSubmitGuard(): (submit: () => Promise<unknown>) => void {
  const isUnderWay = useRef(false);
  return useCallback((submit) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const end = () => {
      isUnderWay.current = false;
    };
    void submit().finally(end);
  }, []);
}
