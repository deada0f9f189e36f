// A field is left while the button goes down, and the click comes right after it goes up. A touch fires both events.
let isPressing = false;
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressing = true), true);
  document.addEventListener('mouseup', () => setTimeout(() => (isPressing = false)), true);
}

/**
 * Does something once the press that is under way has ended, at once where there is none. A message that appears as a field is
 * left moves what is below it: a button would move away during the press, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (isPressing) document.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
  else act();
}
