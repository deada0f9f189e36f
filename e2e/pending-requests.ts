import { expect, type Page, type Request } from '@playwright/test';

/** The pending requests of a page, from now on; only requests that the filter accepts. */
export function pendingRequests(page: Page, isIncluded: (request: Request) => boolean): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (isIncluded(request)) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/**
 * Waits until no request is pending in several successive checks, a tenth of a second apart.
 * @param isLeft requests that may stay pending
 */
export async function waitForRequests(
  pending: ReadonlySet<Request>,
  checks: number,
  isLeft: (request: Request) => boolean = () => false,
): Promise<void> {
  let settledChecks = 0;
  const look = () => {
    settledChecks = [...pending].every(isLeft) ? settledChecks + 1 : 0;
    return settledChecks;
  };
  await expect.poll(look, { intervals: [100] }).toBeGreaterThanOrEqual(checks);
}
