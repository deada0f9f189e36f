import type { Page } from '@playwright/test';

/** The expected state of the page after a press. */
export interface Answer {
  /** The event of the press. */
  event: 'pointerdown' | 'keydown';
  /** Selects the attribute, field value or text that is compared. It has to differ from before the press. */
  selector: string;
  attribute?: string;
  /** The page's path after the press, if it changes. */
  path?: string;
}

declare global {
  interface Window {
    /** Resolves to the milliseconds from the press to the frame that shows the expected state. */
    benchPainted?: Promise<number>;
  }
}

/**
 * Measures how long a page takes to show its response to a press.
 * @param act presses through Playwright, so that the browser treats it as a person's input
 * @returns milliseconds from the press to the end of the frame that shows the response
 */
export async function timeUntilPainted(page: Page, answer: Answer, act: () => Promise<void>): Promise<number> {
  await page.evaluate(({ event, selector, attribute, path }) => {
    const look = () => {
      const found = document.querySelector(selector);
      if (!found) return null;
      if (attribute !== undefined) return found.getAttribute(attribute);
      return found instanceof HTMLInputElement ? found.value : found.textContent;
    };
    const before = look();
    window.benchPainted = new Promise((resolve) => {
      addEventListener(
        event,
        ({ timeStamp }) => {
          const check = () => {
            const now = look();
            const isThere = now !== null && now !== before && (path === undefined || location.pathname === path);
            if (!isThere) {
              requestAnimationFrame(check);
              return;
            }
            // A message that is sent within a frame arrives after that frame is painted.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
            port1.start();
            port2.postMessage(null);
          };
          requestAnimationFrame(check);
        },
        { capture: true, once: true },
      );
    });
  }, answer);
  await act();
  return page.evaluate(async () => (await window.benchPainted) ?? Number.NaN);
}
