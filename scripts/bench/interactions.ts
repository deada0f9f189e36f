import type { Locator } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import arabic from '../../src/i18n/ar.json' with { type: 'json' };
import english from '../../src/i18n/en.json' with { type: 'json' };
import { openPhone, openTab, type SlowBrowser, type Tab } from './browser.ts';
import { costOf, measureMainThread } from './main-thread.ts';
import { timeUntilPainted } from './painted.ts';
import type { Step } from './results.ts';
import { watchUsable } from './visit.ts';

const texts = { en: english, ar: arabic };

async function openQuiet({ page, quiet }: Tab, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await quiet();
}

const tapped = async (link: Locator) => link.first().tap();

/** Measures home, the list of packages, a package and the sign-in page, each from the tap to its heading on screen. */
export async function changeRoutes(browser: SlowBrowser, origin: string, language: Language): Promise<Step[]> {
  const phone = await openPhone(browser, { origin, language, isSignedIn: false });
  const tab = await openTab(phone);
  const { page } = tab;
  await openQuiet(tab, `${origin}/`);
  const steps: Step[] = [];
  const ways = [
    { name: 'home to packages', link: 'main a[href="/packages"]' },
    { name: 'packages to package', link: 'main article a[href^="/packages/"]' },
    { name: 'package to sign-in', link: 'main a[href^="/signin"]' },
  ];
  for (const { name, link } of ways) {
    const target = page.locator(link).first();
    // A visitor sees a link before pressing it.
    await target.scrollIntoViewIfNeeded();
    await tab.quiet();
    const path = new URL((await target.getAttribute('href')) ?? '', origin).pathname;
    const value = await timeUntilPainted(page, { event: 'pointerdown', selector: 'h1', path }, async () =>
      tapped(target),
    );
    steps.push({ name, value, unit: 'ms' });
    await tab.quiet();
  }
  await phone.context.close();
  return steps;
}

/**
 * Measures the next month of a package's calendar: the time from the tap to the month on screen, and the main-thread
 * cost.
 */
export async function turnMonths(browser: SlowBrowser, origin: string, language: Language): Promise<Step[]> {
  const phone = await openPhone(browser, { origin, language, isSignedIn: false });
  const tab = await openTab(phone);
  const { page } = tab;
  await openQuiet(tab, `${origin}/packages/1`);
  const next = page.getByRole('button', { name: texts[language]['subscribe.calendar.next'], exact: true });
  const steps: Step[] = [];
  for (let month = 0; month < 3; month += 1) {
    await next.scrollIntoViewIfNeeded();
    const answer = { event: 'pointerdown', selector: '#subscribe [data-date]', attribute: 'data-date' } as const;
    const value = await timeUntilPainted(page, answer, async () => tapped(next));
    steps.push({ name: 'next month, on screen', value, unit: 'ms' });
  }
  await tab.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await measureMainThread(tab.session);
  // Looked up once, and pressed in the call that waits for the frame: more calls would count as the page's work.
  const button = await next.elementHandle();
  if (!button) throw new Error('The calendar has no next month');
  for (let month = 0; month < 5; month += 1) {
    const turn = async () =>
      button.evaluate(async (element) => {
        (element as HTMLElement).click();
        await new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 5_000 }));
        });
      });
    steps.push({ name: 'next month', value: await costOf(tab, turn), unit: 'ms' });
  }
  await phone.context.close();
  return steps;
}

/** Measures the first letter typed into the sign-up form. */
export async function typeFirstKey(browser: SlowBrowser, origin: string, language: Language): Promise<Step[]> {
  const phone = await openPhone(browser, { origin, language, isSignedIn: false });
  const tab = await openTab(phone);
  const { page } = tab;
  await openQuiet(tab, `${origin}/signup`);
  await page.locator('main input').first().tap();
  const answer = { event: 'keydown', selector: 'main input' } as const;
  const value = await timeUntilPainted(page, answer, async () => page.keyboard.press('a'));
  await phone.context.close();
  return [{ name: 'first key', value, unit: 'ms' }];
}

/** Measures a tap on home's menu button as soon as the page is usable, while the rest of the page still loads. */
export async function tapAtOnce(browser: SlowBrowser, origin: string, language: Language): Promise<Step[]> {
  const phone = await openPhone(browser, { origin, language, isSignedIn: false });
  const { page } = await openTab(phone);
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
  await phone.context.close();
  return [{ name: 'first tap', value, unit: 'ms' }];
}
