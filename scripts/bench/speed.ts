import type { Browser } from '@playwright/test';
import { phoneSortingMs } from './conditions.ts';
import { median } from './median.ts';

/** The milliseconds in which a page that is not slowed down sorts 200,000 numbers: the speed of the machine now. */
export async function sortingMs(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const rounds = await page.evaluate(() =>
    Array.from({ length: 9 }, () => {
      const numbers = Array.from({ length: 200_000 }, (_number, index) => (index * 7919) % 200_003);
      const start = performance.now();
      numbers.sort((a, b) => a - b);
      return performance.now() - start;
    }),
  );
  await page.close();
  return median(rounds) ?? Number.NaN;
}

/** How many times slower a machine of this speed has to be to be as slow as the phone; 1 if it is slower already. */
export function slowdownFor(sorting: number): number {
  return Math.max(1, phoneSortingMs / sorting);
}

/** The factor that makes this machine as slow as the phone now. */
export async function slowdownNow(browser: Browser): Promise<number> {
  return slowdownFor(await sortingMs(browser));
}
