import type { CDPSession, ElementHandle, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What a page of a long list may cost a phone four times as slow as this machine, and what thousands of rows may weigh. */
const mostTaskMs = 100;
const mostHeapMb = 60;
const slowdown = 4;
const measured = 15;

const mb = (bytes: number) => bytes / 1024 / 1024;

async function metric(session: CDPSession, name: 'TaskDuration' | 'JSHeapUsedSize'): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const found = metrics.find((each) => each.name === name);
  if (!found) throw new Error(`The browser does not measure ${name}`);
  return found.value;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return metric(session, 'JSHeapUsedSize');
}

/** Waits until the page has drawn and has nothing left to do. What comes near by scrolling is drawn a frame later. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2_000 }));
      });
    }
  });
}

async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  // The processor's own time: what else runs on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('HeapProfiler.enable');
  return session;
}

/** Presses the button and waits for the next page, all within the page: what the test itself does there would count too. */
async function append(button: ElementHandle, item: string): Promise<void> {
  await button.evaluate(async (more, selector) => {
    const holdsRow = (node: Node) =>
      node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null);
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver((changes) => {
        if (!changes.some(({ addedNodes }) => [...addedNodes].some(holdsRow))) return;
        observer.disconnect();
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 5_000 }));
      });
      observer.observe(document.body, { childList: true, subtree: true });
      (more as HTMLElement).click();
    });
  }, item);
}

async function appendUntil(button: ElementHandle, items: Locator, item: string, until: number): Promise<void> {
  while ((await items.count()) < until) await append(button, item);
}

/** Does nothing for a frame: what the measuring itself takes. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 5_000 }));
    });
  });
}

interface Measured {
  /** With Chromium's throttling. */
  throttled?: boolean;
  /** Before what is measured; not counted. */
  prepare?: () => Promise<void>;
  act: () => Promise<void>;
}

/** What a quarter of the times stay within: whatever else the machine does only ever adds, and the very least may be luck. */
const quartile = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;

/** Milliseconds of main-thread work that each of some things takes, done in turn. */
async function costsOf(page: Page, session: CDPSession, things: readonly Measured[]): Promise<number[]> {
  const costs = things.map((): number[] => []);
  for (let round = 0; round < measured; round += 1) {
    for (const [index, { throttled = false, prepare, act }] of things.entries()) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttled ? slowdown : 1 });
      await prepare?.();
      await settle(page);
      const before = await metric(session, 'TaskDuration');
      await act();
      costs[index]?.push(((await metric(session, 'TaskDuration')) - before) * 1000);
    }
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return costs.map(quartile);
}

const lists = [
  {
    name: 'notifications',
    path: '/notification',
    scenario: 'many-notifications',
    nothing: 'no-notifications',
    item: 'li[data-notification]',
    more: 'notifications.more',
    all: 2_000,
    first: 12,
    page: 12,
  },
  {
    name: 'current orders',
    path: '/profile/my-orders/current-orders',
    scenario: 'many-orders',
    nothing: 'no-orders',
    item: 'article',
    more: 'orders.more',
    all: 202,
    first: 10,
    page: 5,
  },
  {
    name: 'historical orders',
    path: '/profile/my-orders/history',
    scenario: 'many-orders',
    nothing: 'no-orders',
    item: 'article',
    more: 'history.more',
    all: 303,
    first: 10,
    page: 5,
  },
] as const;

for (const { name, path, scenario: many, nothing, item, more: moreId, all, first, page: pageSize } of lists) {
  test(`H01 H02 H09 A long list of ${name} stays quick and light`, async ({ page, serve, message }) => {
    test.setTimeout(240_000);
    await serve(nothing);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    const session = await openSession(page);
    await settle(page);
    const empty = await heapOf(session);

    // A page that still asks would find no server for a moment.
    await page.goto('about:blank');
    await serve(many);
    await page.goto(path);
    const items = page.locator(item);
    await expect(items).toHaveCount(first);
    // Found once: looking for a name among thousands of rows is the test's work, not the page's.
    const more = await page
      .getByRole('main')
      .getByRole('button', { name: message(moreId), exact: true })
      .elementHandle();
    if (!more) throw new Error('There is no next page');
    await appendUntil(more, items, item, all - (2 * measured + 1) * pageSize);

    let calls = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1;
    });
    const appended: Measured = {
      // The parent who presses it has come to the end of the list: what is appended is seen at once.
      prepare: async () => more.evaluate((button) => button.scrollIntoView({ block: 'center' })),
      act: async () => append(more, item),
    };
    // Chromium slows a page by interrupting it, which on a small machine comes out at five to seven times instead of four. What
    // counts is four times what the page takes; what the throttled page took is told beside it.
    const [resting = 0, appending = 0, throttled = 0] = await costsOf(page, session, [
      { act: async () => rest(page) },
      appended,
      { ...appended, throttled: true },
    ]);
    // Each page was asked of the server.
    expect(calls).toBeGreaterThanOrEqual(2 * measured);
    await appendUntil(more, items, item, all);
    await expect(items).toHaveCount(all);
    await settle(page);
    const weight = mb((await heapOf(session)) - empty);
    const cost = (appending - resting) * slowdown;
    test.info().annotations.push({
      type: 'measured',
      description: `${name}: ${cost.toFixed(0)} ms a page, which Chromium’s throttling makes ${throttled.toFixed(0)}; ${weight.toFixed(1)} MB`,
    });
    expect.soft(cost, 'milliseconds of work for one more page').toBeLessThan(mostTaskMs);
    expect.soft(weight, 'MB more than the empty page').toBeLessThan(mostHeapMb);
  });
}
