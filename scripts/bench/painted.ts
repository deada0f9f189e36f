import type { Page } from '@playwright/test';

/** What is on the page once a press has been answered. */
export interface Answer {
  /** The press that is answered. */
  event: 'pointerdown' | 'keydown';
  /** What is looked at: an attribute, a field's value or a text. It has to differ from what it was before the press. */
  selector: string;
  attribute?: string;
  /** The page's path afterwards, where it changes. */
  path?: string;
}

declare global {
  interface Window {
    /** Resolves to the milliseconds from the press to the frame that shows the answer. */
    benchPainted?: Promise<number>;
  }
}

/**
 * Measures how long a page takes to show the answer to a press.
 * @param act presses; by Playwright, so that the browser takes it for a person's
 * @returns milliseconds from the press to the end of the frame that shows the answer
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
            // A message that is sent within a frame arrives after the frame has been painted.
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
