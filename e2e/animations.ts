import type { Page } from '@playwright/test';

/** Waits for the end of animations: contrast is too low while an element fades in. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(async (each) => each.finished));
  });
}
