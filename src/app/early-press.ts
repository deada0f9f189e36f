declare global {
  interface Window {
    /** The button that a visitor pressed last in a prerendered page, before the app ran; set by index.html. */
    earlyPress?: { button: HTMLButtonElement | null; stop: () => void };
  }
}

/**
 * Removes the listener of index.html, once the app handles presses itself.
 * @param repeat whether the button is pressed again: right after `hydrateRoot`, because React hydrates a pressed part first. Not
 *   if the app replaces the page: the button is about to be removed.
 */
export function endEarlyPress(repeat: boolean): void {
  const { earlyPress } = window;
  if (!earlyPress) return;
  delete window.earlyPress;
  earlyPress.stop();
  const { button } = earlyPress;
  button?.removeAttribute('aria-busy');
  if (repeat) button?.click();
}
