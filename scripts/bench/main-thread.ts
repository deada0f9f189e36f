import type { CDPSession, Page } from '@playwright/test';
import type { Tab } from './browser.ts';
import { slowdown } from './conditions.ts';

async function metric(session: CDPSession, wanted: 'TaskDuration' | 'JSHeapUsedSize'): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

/** The memory of the page's scripts, in MB. */
export async function heapMegabytes({ page, session }: Tab): Promise<number> {
  await settle(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await metric(session, 'JSHeapUsedSize')) / 2 ** 20;
}

/** Waits until the page has drawn and has nothing left to do. What comes near by scrolling is drawn a frame later. */
async function settle(page: Page, frames = 3): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 5_000 }));
      });
    }
  }, frames);
}

/** Has the browser measure the processor's own time from now on: what else runs on the machine does not count. */
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
 * What something costs the main thread of a page that is not slowed, less what a frame without it costs.
 * @returns milliseconds, as on the slow processor: the browser slows a page by interrupting it, which on a small machine comes out
 * at five to seven times instead of four, so these are four times what the page itself takes
 */
export async function costOf(tab: Tab, act: () => Promise<void>): Promise<number> {
  const resting = await taskMs(tab, async () => settle(tab.page, 1));
  return Math.max(0, (await taskMs(tab, act)) - resting) * slowdown;
}
