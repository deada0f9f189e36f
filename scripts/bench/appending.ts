import type { ElementHandle } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import arabic from '../../src/i18n/ar.json' with { type: 'json' };
import english from '../../src/i18n/en.json' with { type: 'json' };
import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts';
import { openPhone, openTab, type SlowBrowser } from './browser.ts';
import { costOf, heapMegabytes, measureMainThread } from './main-thread.ts';
import type { Step } from './results.ts';
import type { Servers } from './servers.ts';

const texts = { en: english, ar: arabic };

/** A list of thousands of rows. */
export interface LongList {
  row: string;
  name: string;
  path: string;
  /** The scenario in which the list is long, and the one in which it is empty. */
  scenario: ScenarioName;
  nothing: ScenarioName;
  item: string;
  all: number;
  pageSize: number;
}

export const longLists: readonly LongList[] = [
  {
    row: 'append-notifications',
    name: 'a page of 2,000 notifications',
    path: '/notification',
    scenario: 'many-notifications',
    nothing: 'no-notifications',
    item: 'li[data-notification]',
    all: 2_000,
    pageSize: 12,
  },
  {
    row: 'append-orders',
    name: 'a page of 202 current orders',
    path: '/profile/my-orders/current-orders',
    scenario: 'many-orders',
    nothing: 'no-orders',
    item: 'article',
    all: 202,
    pageSize: 5,
  },
  {
    row: 'append-orders',
    name: 'a page of 303 past orders',
    path: '/profile/my-orders/history',
    scenario: 'many-orders',
    nothing: 'no-orders',
    item: 'article',
    all: 303,
    pageSize: 5,
  },
];

/** The number of appended pages that are measured, at the end of the list. */
const measured = 11;

/**
 * Presses the button and waits for the next page in a single call, because more calls would count as the page's work.
 */
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

/**
 * Appends pages until a long list of the API is complete.
 * @returns the main-thread milliseconds of each of the last pages, on the slow processor, and the megabytes of the
 * whole list
 */
export async function appendPages(
  browser: SlowBrowser,
  { app, serve }: Pick<Servers, 'app' | 'serve'>,
  language: Language,
  { name, path, scenario, nothing, item, all, pageSize }: LongList,
): Promise<Step[]> {
  const phone = await openPhone(browser, { origin: app, language, isSignedIn: true });
  const tab = await openTab(phone, { isSlow: false });
  const { page, session } = tab;
  await measureMainThread(session);
  await serve(nothing);
  await page.goto(`${app}${path}`);
  await page.getByRole('main').getByRole('heading', { level: 2 }).waitFor();
  const empty = await heapMegabytes(tab);

  // A page with open requests would find no server for a moment.
  await page.goto('about:blank');
  await serve(scenario);
  await page.goto(`${app}${path}`);
  const items = page.locator(item);
  await items.first().waitFor();
  // Looked up once, because a search among thousands of rows would count as the page's work.
  const button = await page
    .getByRole('main')
    .getByRole('button', { name: texts[language]['list.more'], exact: true })
    .elementHandle();
  if (!button) throw new Error(`${path} has no next page`);
  while ((await items.count()) < all - (measured + 1) * pageSize) await append(button, item);
  const steps: Step[] = [];
  for (let round = 0; round < measured; round += 1) {
    // The button is scrolled into view first, as a person does, so that appended rows are visible at once.
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    steps.push({ name, value: await costOf(tab, async () => append(button, item)), unit: 'ms' });
  }
  while ((await items.count()) < all) await append(button, item);
  steps.push({ name: `${name}, memory of all`, value: (await heapMegabytes(tab)) - empty, unit: 'MB' });
  await phone.context.close();
  return steps;
}
