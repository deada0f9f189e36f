declare global {
  interface Window {
    /** The last button that a visitor pressed in a prerendered page before the app ran; set by index.html. */
    earlyPress?: { button: HTMLButtonElement | null; stop: () => void };
    /** Whether something is pressed, until its click; set by index.html. */
    isPressed?: boolean;
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

/** How long a held press may delay the app, in milliseconds. */
const longestHold = 1000;

/**
 * Resolves when nothing is pressed; after a second, even if something still is. The app must not replace what is pressed:
 * the browser would make no click of the press, and a link would do nothing.
 */
export async function waitForRelease(): Promise<void> {
  const latest = performance.now() + longestHold;
  while (window.isPressed && performance.now() < latest) {
    // oxlint-disable-next-line no-await-in-loop -- looks again until the release
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
