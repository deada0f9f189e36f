declare global {
  interface Window {
    /** The last button that a visitor pressed in a prerendered page before the app ran; set by index.html. */
    earlyPress?: { button: HTMLButtonElement | null; stop: () => void };
  }
}

/**
 * Removes the listener of index.html once the app handles presses itself.
 * @param repeat whether to click the button again: true right after `hydrateRoot`, because React hydrates a clicked
 * part first; false if the app replaces the page, because the button is about to be removed
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
