/** reCAPTCHA shows its picture puzzle in a frame with this address, in a layer that it shows and hides. */
const puzzle = 'iframe[src*="/bframe"]';

/** How long reCAPTCHA may take to report a solved puzzle, in milliseconds: it hides the puzzle first. */
const graceMs = 1_000;

function isShown(frame: Element): boolean {
  return getComputedStyle(frame).visibility === 'visible';
}

/**
 * Watches for a person who closes reCAPTCHA's puzzle instead of solving it: neither reCAPTCHA nor Firebase reports
 * this, and the request for a code would never end.
 * @param onClosed called once, when a puzzle that was shown has been hidden for a second
 * @returns the function that stops watching; called as soon as the puzzle is solved or not needed
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
