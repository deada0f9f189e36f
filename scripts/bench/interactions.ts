import type { Browser, Locator } from '@playwright/test';
import arabic from '../../src/i18n/ar.json' with { type: 'json' };
import english from '../../src/i18n/en.json' with { type: 'json' };
import { openPhone, openTab, type Tab } from './browser.ts';
import type { Language } from './conditions.ts';
import { timeUntilPainted } from './painted.ts';
import { Traffic } from './traffic.ts';
import { watchUsable } from './visit.ts';

const texts = { en: english, ar: arabic };

/** What a visitor does, and the milliseconds until it was answered on screen; or what a list weighs. */
export interface Step {
  name: string;
  value: number;
  unit: 'ms' | 'MB';
}

async function openQuiet(tab: Tab, address: string): Promise<Traffic> {
  const traffic = new Traffic(tab.session);
  await tab.page.goto(address, { waitUntil: 'load' });
  await traffic.quiet();
  return traffic;
}

const tapped = async (link: Locator) => link.first().tap();

/** Home, the list of packages, a package, the sign-in page: each from the tap to its heading on screen. */
export async function changeRoutes(browser: Browser, origin: string, language: Language): Promise<Step[]> {
  const context = await openPhone(browser, { origin, language, isSignedIn: false });
  const tab = await openTab(context);
  const { page } = tab;
  const traffic = await openQuiet(tab, `${origin}/`);
  const steps: Step[] = [];
  const ways = [
    { name: 'home to packages', link: 'main a[href="/packages"]' },
    { name: 'packages to package', link: 'main article a[href^="/packages/"]' },
    { name: 'package to sign-in', link: 'main a[href^="/signin"]' },
  ];
  for (const { name, link } of ways) {
    const target = page.locator(link).first();
    const path = new URL((await target.getAttribute('href')) ?? '', origin).pathname;
    const value = await timeUntilPainted(page, { event: 'pointerdown', selector: 'h1', path }, async () =>
      tapped(target),
    );
    steps.push({ name, value, unit: 'ms' });
    await traffic.quiet();
  }
  await context.close();
  return steps;
}

/** The next month of a package's calendar, three times. */
export async function turnMonths(browser: Browser, origin: string, language: Language): Promise<Step[]> {
  const context = await openPhone(browser, { origin, language, isSignedIn: false });
  const tab = await openTab(context);
  const { page } = tab;
  await openQuiet(tab, `${origin}/packages/1`);
  const next = page.getByRole('button', { name: texts[language]['subscribe.calendar.next'], exact: true });
  const steps: Step[] = [];
  for (let month = 0; month < 3; month += 1) {
    await next.scrollIntoViewIfNeeded();
    const answer = { event: 'pointerdown', selector: '#subscribe [data-date]', attribute: 'data-date' } as const;
    const value = await timeUntilPainted(page, answer, async () => tapped(next));
    steps.push({ name: 'next month', value, unit: 'ms' });
  }
  await context.close();
  return steps;
}

/** The first letter typed into the sign-up form. */
export async function typeFirstKey(browser: Browser, origin: string, language: Language): Promise<Step[]> {
  const context = await openPhone(browser, { origin, language, isSignedIn: false });
  const tab = await openTab(context);
  const { page } = tab;
  await openQuiet(tab, `${origin}/signup`);
  await page.locator('main input').first().tap();
  const answer = { event: 'keydown', selector: 'main input' } as const;
  const value = await timeUntilPainted(page, answer, async () => page.keyboard.press('a'));
  await context.close();
  return [{ name: 'first key', value, unit: 'ms' }];
}

/** A tap on the menu's button of home as soon as the page is usable, while the rest of it still loads. */
export async function tapAtOnce(browser: Browser, origin: string, language: Language): Promise<Step[]> {
  const context = await openPhone(browser, { origin, language, isSignedIn: false });
  const { page } = await openTab(context);
  const button = 'header button[aria-haspopup="dialog"]';
  await watchUsable(page, button);
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.benchUsable !== undefined);
  const place = await page.locator(button).boundingBox();
  if (!place) throw new Error('The home page has no button for its menu');
  const answer = { event: 'pointerdown', selector: button, attribute: 'aria-expanded' } as const;
  const value = await timeUntilPainted(page, answer, async () =>
    page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2),
  );
  await context.close();
  return [{ name: 'first tap', value, unit: 'ms' }];
}
