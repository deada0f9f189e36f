/**
 * Gives the focus a place when what had it is gone: a button that was pressed for the last time, a dialog that has left.
 * Wherever else somebody has taken it meanwhile, it stays.
 */
export function focusIfLost(place: HTMLElement | null, options?: FocusOptions): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body || activeElement.closest('[role="dialog"]') !== null) {
    place?.focus(options);
  }
}
