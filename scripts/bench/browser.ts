import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findPersona, storageOf } from '../../mocks/personas.ts';
import { chromiumArguments, findChromium } from '../chromium.ts';
import { type Language, line, phone, slowdown } from './conditions.ts';

/**
 * Starts the Chromium that everything is measured in.
 * @throws Error where there is none
 */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no Chromium; run "node scripts/setup.mjs --browser"');
  return chromium.launch({
    executablePath,
    // Only this machine's own names are found.
    args: [...chromiumArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
  });
}

/** Opens a phone with nothing in its cache. The language is as if chosen before; Huda is signed in where asked for. */
export async function openPhone(
  browser: Browser,
  { origin, language, isSignedIn }: { origin: string; language: Language; isSignedIn: boolean },
): Promise<BrowserContext> {
  const session = isSignedIn ? storageOf(findPersona('huda'), new Date()) : {};
  const entries = Object.entries({ language, ...session }).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value }],
  );
  return browser.newContext({
    ...phone,
    locale: language === 'ar' ? 'ar-SA' : 'en-GB',
    storageState: { cookies: [], origins: [{ origin, localStorage: entries }] },
  });
}

/** A page with its DevTools session. */
export interface Tab {
  page: Page;
  session: CDPSession;
}

/** Opens a page; slow like the phone's unless told otherwise. */
export async function openTab(context: BrowserContext, { isSlow = true } = {}): Promise<Tab> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return { page, session };
}
