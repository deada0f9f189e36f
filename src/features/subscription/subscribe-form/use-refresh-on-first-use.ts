import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useRef } from 'react';
import { invalidate } from '#src/api/invalidate.ts';

/**
 * Reloads the official vacations at the first press or focus in the panel: a prerendered page may contain outdated
 * ones, and a page that is only read needs no request. A link does not count, because it leaves the page.
 * @param onFirstUse loads further data at that time
 * @returns props for the panel's element
 */
export function useRefreshOnFirstUse(onFirstUse: () => void) {
  const queryClient = useQueryClient();
  const isUsed = useRef(false);
  function refresh({ target }: SyntheticEvent<HTMLElement>) {
    if (isUsed.current || (target instanceof Element && target.closest('a'))) return;
    isUsed.current = true;
    void invalidate(queryClient, ['listOfficialVacations']);
    onFirstUse();
  }
  return { onPointerDownCapture: refresh, onFocusCapture: refresh };
}
