import type { CDPSession, Page } from '@playwright/test';
import type { Tab } from './browser.ts';
import { slowdownNow } from './speed.ts';

async function metric(session: CDPSession, wanted: 'TaskDuration' | 'JSHeapUsedSize'): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

/** The memory that the page's scripts use, in MB. */
export async function heapMegabytes({ page, session }: Tab): Promise<number> {
  await settle(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await metric(session, 'JSHeapUsedSize')) / 2 ** 20;
}

/** Waits until the page is drawn and idle. Content that scrolling brings near is drawn one frame later. */
async function settle(page: Page, frames = 3): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 5_000 }));
      });
    }
  }, frames);
}

/** Makes the browser measure processor time from now on, so that other programs on the machine do not count. */
export async function measureMainThread(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

async function taskMs({ page, session }: Tab, act: () => Promise<void>): Promise<number> {
  await settle(page);
  const before = await metric(session, 'TaskDuration');
  await act();
  return ((await metric(session, 'TaskDuration')) - before) * 1000;
}

/**
 * Returns the main-thread cost of an action on a page that is not slowed down, minus the cost of an idle frame.
 * @returns milliseconds on the phone: what the page itself takes, times the slowdown. Chromium slows a page by
 * interrupting it, which on a small machine amounts to a factor of five to seven instead of four.
 */
export async function costOf(tab: Tab, act: () => Promise<void>): Promise<number> {
  const resting = await taskMs(tab, async () => settle(tab.page, 1));
  const taken = await taskMs(tab, act);
  const browser = tab.page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  // Measured here, because a shared machine changes its speed within minutes, and a long list takes as long to fill.
  return Math.max(0, taken - resting) * (await slowdownNow(browser));
}
