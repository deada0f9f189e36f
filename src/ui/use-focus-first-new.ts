import { type RefObject, useEffect, useRef } from 'react';

interface Growing {
  /** Holds all items. */
  list: RefObject<HTMLElement | null>;
  /** Matches one element of each item: the one that takes the focus. */
  items: string;
  /** How many there are. */
  shown: number;
  /** Whether the button that brings more still stands. */
  hasMore: boolean;
}

/**
 * The button for more goes with the last page: who pressed it goes on at the first item that it brought. Nothing happens
 * where the button stays, or where the focus is elsewhere by then.
 * @returns to be called as the button is pressed
 */
export function useFocusFirstNew({ list, items, shown, hasMore }: Growing): () => void {
  const before = useRef<number>(null);

  useEffect(() => {
    const first = before.current;
    if (first === null || first === shown) return;
    // Once is enough: what grows later does so for other reasons.
    before.current = null;
    if (shown < first || hasMore || document.activeElement !== document.body) return;
    list.current?.querySelectorAll<HTMLElement>(items)[first]?.focus({ preventScroll: true });
  }, [list, items, shown, hasMore]);

  return () => {
    before.current = shown;
  };
}
