import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '#src/ui/feedback/announce.ts';

interface Growing {
  /** The element that contains all items. */
  list: RefObject<HTMLElement | null>;
  /** A selector for one element of each item: the one that receives the focus. */
  items: string;
  /** The number of items. */
  shown: number;
  /** Whether the button that loads more stays. */
  hasMore: boolean;
  /** The number of shown and of all items; announced if the focus does not move. */
  shownText?: string;
}

/**
 * Moves the focus to the first new item when the last page removes the button that loads more. If the button stays, or
 * the focus is elsewhere by then, the new count is announced instead.
 * @returns a function to call when the button is pressed
 */
export function useFocusFirstNew({ list, items, shown, hasMore, shownText }: Growing): () => void {
  const before = useRef<number>(null);

  useEffect(() => {
    const first = before.current;
    if (first === null || first === shown) return;
    // Reset after the first growth: later growth has other causes.
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
