import { expect, type Page } from '@playwright/test';
import type { AppConfig } from '../../src/app/config.ts';

/** Collects the requests to the endpoint, or to any if none is set. Call it before the first page is opened. */
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

interface ErrorReports {
  app: string;
  reports: { kind: string; page: string; frames: string[] }[];
}

/** Waits for the one error report and returns it. */
export async function errorReport(bodies: readonly string[]): Promise<ErrorReports> {
  const errors = () => bodies.filter((body) => body.includes('"kind":"error"'));
  await expect.poll(errors).toHaveLength(1);
  return JSON.parse(errors()[0] ?? '') as ErrorReports;
}

/** Dispatches the events of a page that is hidden and shown again. */
export async function putAside(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
    Reflect.deleteProperty(document, 'visibilityState');
  });
}
