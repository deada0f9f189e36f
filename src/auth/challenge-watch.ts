/** The frame of reCAPTCHA's picture puzzle, in an overlay that reCAPTCHA shows and hides. */
const puzzle = 'iframe[src*="/bframe"]';

/** How long reCAPTCHA may take to report a solved puzzle after it has hidden the puzzle, in milliseconds. */
const graceMs = 1_000;

function isShown(frame: Element): boolean {
  return getComputedStyle(frame).visibility === 'visible';
}

/**
 * Detects that a user closes reCAPTCHA's puzzle instead of solving it. Neither reCAPTCHA nor Firebase reports this, so
 * the request for a code would never settle.
 * @param onClosed called once, when the puzzle was shown and has then been hidden for a second
 * @returns a function that stops watching; call it when the puzzle is solved or no longer needed
 */
export function watchChallenge(onClosed: () => void): () => void {
  let wasShown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const shown = [...document.querySelectorAll(puzzle)].some(isShown);
    if (shown) {
      wasShown = true;
      clearTimeout(timer);
      timer = undefined;
    } else if (wasShown && timer === undefined) {
      timer = setTimeout(() => {
        observer.disconnect();
        onClosed();
      }, graceMs);
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
