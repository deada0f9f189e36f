import { focusIfLost } from '#src/ui/layout/focus-if-lost.ts';
import { makeFocusable, pageHeading } from '#src/ui/layout/page-heading.ts';

/** A page renders some time after it has loaded, and an error twice. */
const longestSearchMs = 1_000;

let timer: ReturnType<typeof setInterval> | undefined;

/** Ends the search, when the app is unmounted. */
export function stopFindingFocus(): void {
  clearInterval(timer);
}

/** Moves the focus to the heading of the page whose pressed button is gone, whether the page is shown now or failed again. */
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
