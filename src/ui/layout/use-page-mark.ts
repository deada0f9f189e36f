import { useLayoutEffect } from 'react';

/** What the document is marked with, as an attribute of `html`. */
export type PageMark =
  /** The page has neither footer nor tabs below it. */
  | 'data-alone'
  /** A bar of the page's own is at the bottom of a phone. */
  | 'data-bottom-bar'
  | 'data-dialog'
  | 'data-toast'
  | 'data-error-toast'
  /** Toasts appear at the end of a wide screen instead of at its start. */
  | 'data-toasts-at-end';

const counts = new Map<PageMark, number>();

/** Marks the document; answers the function that takes the mark away, once every other one has been taken away as well. */
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
 * Marks the document while a component is mounted, for styles of other parts. `:has()` on `html` or `body` would look through
 * the whole page after each change of it, which takes as long as appending a page to a long list.
 */
export function usePageMark(mark: PageMark, isOn = true): void {
  useLayoutEffect(() => (isOn ? markPage(mark) : undefined), [mark, isOn]);
}
