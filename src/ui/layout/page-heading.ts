import { useEffect, useRef } from 'react';

/**
 * The page's h1, which receives the focus when the focused element is gone; null while a page without an h1 is shown.
 */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

/** Lets an element take the focus that no key reaches, such as a heading; one that keys reach stays as it is. */
export function makeFocusable(element: HTMLElement | null): void {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1;
}

/**
 * Moves the focus from a control that is about to be removed to the heading of the part of the page around it, so that the
 * focus is not lost. Does nothing outside the page.
 */
export function focusHeadingAround(control: Element | null): void {
  const part = control?.closest('section, article, aside, main');
  if (!part) return;
  const heading = part.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) {
    focusHeadingAround(part.parentElement);
    return;
  }
  makeFocusable(heading);
  heading.focus({ preventScroll: true });
}

/**
 * Moves the focus to the page's h1 when the stage of a page changes without navigation, so that the new heading is
 * read. `RouteFocus` handles the first stage.
 * @param when `lost` if the heading stays the same after the change: moves the focus only if the focused element is
 * gone
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
