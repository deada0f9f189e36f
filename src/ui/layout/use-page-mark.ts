import { useLayoutEffect } from 'react';

/** An attribute of `html` that marks the document. */
export type PageMark =
  /** The page has neither footer nor tabs below it. */
  | 'data-alone'
  /** The page has its own bar at the bottom of a phone. */
  | 'data-bottom-bar'
  | 'data-dialog'
  | 'data-toast'
  | 'data-error-toast'
  /** Toasts cover the page's picture: at the end of a wide screen, at the top of a phone. */
  | 'data-toasts-on-picture';

const counts = new Map<PageMark, number>();

/** Marks the document; returns a function that removes the mark once all other callers have removed theirs. */
export function markPage(mark: PageMark): () => void {
  const page = document.documentElement;
  counts.set(mark, (counts.get(mark) ?? 0) + 1);
  page.toggleAttribute(mark, true);
  return () => {
    const left = (counts.get(mark) ?? 1) - 1;
    counts.set(mark, left);
    if (left === 0) page.removeAttribute(mark);
  };
}

/**
 * Marks the document while a component is mounted, for the styles of other components. `:has()` on `html` or `body`
 * would search the whole page after each DOM change, which takes as long as appending a page to a long list.
 */
export function usePageMark(mark: PageMark, isOn = true): void {
  useLayoutEffect(() => (isOn ? markPage(mark) : undefined), [mark, isOn]);
}
