import { useEffect, useRef } from 'react';

/** The page's h1, where the focus goes when what had it is gone; null while a page without one is drawn. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

/**
 * Moves the focus to the page's h1 when the stage of a page changes without navigation, so that the new heading is read.
 * The first stage is left to `RouteFocus`.
 * @param when `lost` for a change after which the heading is the same: only if what had the focus is gone
 */
export function useHeadingFocus(stage: string, when: 'always' | 'lost' = 'always'): void {
  const last = useRef(stage);
  useEffect(() => {
    if (stage === last.current) return;
    last.current = stage;
    if (when === 'always') pageHeading()?.focus();
    else if (document.activeElement === document.body) pageHeading()?.focus({ preventScroll: true });
  }, [stage, when]);
}
