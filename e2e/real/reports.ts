import type { Page } from '@playwright/test';
import type { AppConfig } from '../../src/app/config.ts';

/** Collects what goes to the endpoint of config.json, or to any when none is named. Before the first page is opened. */
export async function reportsOf(page: Page, endpoint: string | undefined): Promise<string[]> {
  const bodies: string[] = [];
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as AppConfig;
    await route.fulfill({ response, json: { ...config, ...(endpoint !== undefined && { reporting: { endpoint } }) } });
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'ping' || request.url() === endpoint) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

/** What a page hears when it is put aside, and comes back. */
export async function putAside(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
    Reflect.deleteProperty(document, 'visibilityState');
  });
}
