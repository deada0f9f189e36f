import { expect, type Page, type Request } from '@playwright/test';

/** The requests of a page that are under way, from now on; those alone that are meant. */
export function requestsUnderWay(page: Page, isMeant: (request: Request) => boolean): ReadonlySet<unknown> {
  const underWay = new Set<unknown>();
  page.on('request', (request) => {
    if (isMeant(request)) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Waits until so many requests were left, and no others begun, at so many looks in a row, a tenth of a second apart. */
export async function calm(underWay: ReadonlySet<unknown>, left: number, looks: number): Promise<void> {
  let calmLooks = 0;
  const look = () => {
    calmLooks = underWay.size === left ? calmLooks + 1 : 0;
    return calmLooks;
  };
  await expect.poll(look, { intervals: [100] }).toBeGreaterThanOrEqual(looks);
}
