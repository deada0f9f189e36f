// A field loses focus when the button goes down; the click follows when it goes up. A touch fires both events.
let isPressing = false;
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressing = true), true);
  document.addEventListener('mouseup', () => setTimeout(() => (isPressing = false)), true);
}

/**
 * Runs a function after the current press has ended, or at once if there is none. A message that appears when a field
 * loses focus moves the content below it: without the delay, a button could move during the press and miss the click.
 */
export function afterPress(act: () => void): void {
  if (isPressing) document.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
  else act();
}
