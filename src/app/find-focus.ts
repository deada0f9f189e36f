import { focusIfLost } from '#src/ui/layout/focus-if-lost.ts';
import { makeFocusable, pageHeading } from '#src/ui/layout/page-heading.ts';

/** A page renders some time after it has loaded, and an error twice. */
const longestSearchMs = 1_000;

let timer: ReturnType<typeof setInterval> | undefined;

/** Ends the search, when the app is unmounted. */
export function stopFindingFocus(): void {
  clearInterval(timer);
}

/**
 * Moves the focus to the heading of the page after its "try again" button was pressed and removed: of the page that loaded, or
 * of the error that came again.
 */
export function findFocusAgain(): void {
  stopFindingFocus();
  const end = performance.now() + longestSearchMs;
  timer = setInterval(() => {
    const heading = pageHeading();
    makeFocusable(heading);
    focusIfLost(heading, { preventScroll: true });
    if (performance.now() >= end) stopFindingFocus();
  }, 50);
}
