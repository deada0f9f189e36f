import { expect, type Page, type Request } from '@playwright/test';

/** The pending requests of a page, from now on; only requests that the filter accepts. */
export function pendingRequests(page: Page, isIncluded: (request: Request) => boolean): ReadonlySet<unknown> {
  const pending = new Set<unknown>();
  page.on('request', (request) => {
    if (isIncluded(request)) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** Waits until this many requests are pending in several successive checks, a tenth of a second apart. */
export async function waitForRequests(pending: ReadonlySet<unknown>, left: number, checks: number): Promise<void> {
  let settledChecks = 0;
  const look = () => {
    settledChecks = pending.size === left ? settledChecks + 1 : 0;
    return settledChecks;
  };
  await expect.poll(look, { intervals: [100] }).toBeGreaterThanOrEqual(checks);
}
