import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '#src/ui/feedback/announce.ts';

interface Growing {
  /** Holds all items. */
  list: RefObject<HTMLElement | null>;
  /** Matches one element of each item: the one that takes the focus. */
  items: string;
  /** How many there are. */
  shown: number;
  /** Whether the button that brings more stays. */
  hasMore: boolean;
  /** How many of how many there are; announced where the focus does not move. */
  shownText?: string;
}

/**
 * The button that brings more is removed with the last page: the focus then moves to the first new item. Where the button
 * stays, or the focus is elsewhere by then, the new count is announced instead.
 * @returns to be called as the button is pressed
 */
export function useFocusFirstNew({ list, items, shown, hasMore, shownText }: Growing): () => void {
  const before = useRef<number>(null);

  useEffect(() => {
    const first = before.current;
    if (first === null || first === shown) return;
    // Once is enough: what grows later does so for other reasons.
    before.current = null;
    if (shown < first) return;
    if (hasMore || document.activeElement !== document.body) {
      if (shownText !== undefined) announce(shownText);
      return;
    }
    list.current?.querySelectorAll<HTMLElement>(items)[first]?.focus({ preventScroll: true });
  }, [list, items, shown, hasMore, shownText]);

  return () => {
    before.current = shown;
  };
}
