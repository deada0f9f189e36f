/** The page's h1, where the focus goes when what had it is gone; null while a page without one is drawn. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}
