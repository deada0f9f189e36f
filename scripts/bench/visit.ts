import type { Page } from '@playwright/test';
import { openTab, type Phone } from './browser.ts';
import type { Loaded } from './traffic.ts';

/** The results of one visit. Times are in milliseconds from the start of the navigation; null if it did not happen. */
export interface Visit extends Loaded {
  fcp: number | null;
  lcp: number | null;
  cls: number;
  tbt: number;
  usable: number | null;
}

declare global {
  interface Window {
    /** The time at which the control was first found attached, in milliseconds. */
    benchUsable?: number;
  }
}

/** Records when React has attached to a control of the page, by hydrating or by rendering it. */
export async function watchUsable(page: Page, control: string): Promise<void> {
  await page.addInitScript((selector) => {
    const look = () => {
      const found = document.querySelector(selector);
      if (found && Object.keys(found).some((key) => key.startsWith('__reactProps$'))) {
        window.benchUsable = performance.now();
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, control);
}

async function readTimes(page: Page): Promise<Omit<Visit, keyof Loaded>> {
  return page.evaluate(async () => {
    const entriesOf = async (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          resolve(list.getEntries());
        });
        observer.observe({ type, buffered: true });
        // Without entries the observer is never called.
        setTimeout(() => resolve([]), 200);
      });
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
    const paints = await entriesOf('largest-contentful-paint');
    const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[];
    const tasks = await entriesOf('longtask');
    // The largest sum of shifts less than a second apart, within five seconds: the CLS of web-vitals and Lighthouse.
    let [cls, sum, first, last] = [0, 0, -Infinity, -Infinity];
    for (const { startTime, value, hadRecentInput } of shifts) {
      if (hadRecentInput) continue;
      if (startTime - last > 1000 || startTime - first > 5000) [sum, first] = [0, startTime];
      last = startTime;
      sum += value;
      cls = Math.max(cls, sum);
    }
    const tbt = tasks
      .filter(({ startTime }) => fcp !== null && startTime >= fcp)
      .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0);
    return { fcp, lcp: paints.at(-1)?.startTime ?? null, cls, tbt, usable: window.benchUsable ?? null };
  });
}

/** The total that a page and a worker have loaded, minus what was loaded before. */
function sumOf(page: Loaded, worker: Loaded, before: Loaded): Loaded {
  return {
    requests: page.requests + worker.requests - before.requests,
    kilobytes: page.kilobytes + worker.kilobytes - before.kilobytes,
    apiCalls: page.apiCalls + worker.apiCalls - before.apiCalls,
  };
}

/**
 * Opens an address in a new tab of a phone and waits until it is loaded.
 * @param control the control that React has to attach to before the page is usable; if omitted, this is not measured
 */
export async function visit(phone: Phone, address: string, control?: string): Promise<Visit> {
  const before = phone.workers.traffic.loaded();
  const { page, traffic, quiet } = await openTab(phone);
  if (control !== undefined) await watchUsable(page, control);
  await page.goto(address, { waitUntil: 'load' });
  await quiet();
  const loaded = sumOf(traffic.loaded(), phone.workers.traffic.loaded(), before);
  const times = await readTimes(page);
  await page.close();
  return { ...times, ...loaded };
}
