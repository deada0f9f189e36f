/**
 * Moves the focus to an element if the focused element is gone, such as a removed button or a closed dialog. If another
 * element has the focus by then, nothing changes.
 */
export function focusIfLost(place: HTMLElement | null, options?: FocusOptions): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body || activeElement.closest('[role="dialog"]') !== null) {
    place?.focus(options);
  }
}
