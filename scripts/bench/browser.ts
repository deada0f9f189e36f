import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findPersona, storageOf } from '../../mocks/personas.ts';
import type { Language } from '../../src/domain/language.ts';
import { languageCookies } from '../../src/i18n/language-cookie.ts';
import { chromiumArguments, findChromium } from '../chromium.ts';
import { freePort } from '../free-ports.ts';
import { line, phone } from './conditions.ts';
import { slowdownNow } from './speed.ts';
import { Traffic, untilQuiet } from './traffic.ts';
import { slowWorkers, type Workers } from './workers.ts';

/** The Chromium that all measurements use. */
export interface SlowBrowser {
  browser: Browser;
  workers: Workers;
  /** By how much the processor was slowed down for each phone of the run. */
  slowdowns: number[];
  close: () => Promise<void>;
}

/**
 * Starts Chromium.
 * @throws Error if there is none
 */
export async function startBrowser(): Promise<SlowBrowser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no Chromium; run "node scripts/setup.mjs --browser"');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...chromiumArguments,
      // Only the names of this machine are resolved.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      `--remote-debugging-port=${port}`,
    ],
  });
  const workers = await slowWorkers(port);
  const close = async () => {
    workers.close();
    await browser.close();
  };
  return { browser, workers, slowdowns: [], close };
}

/** The cookies that an earlier visit in this language has set. */
export function cookiesOf(language: Language) {
  return languageCookies.map((name) => ({
    name,
    value: language,
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }));
}

/** A phone with its own storage and cache. */
export interface Phone {
  context: BrowserContext;
  workers: Workers;
  /** The factor that makes this machine as slow as the phone. */
  slowdown: number;
}

/**
 * Opens a phone with an empty cache, on which a language was chosen before. If requested, Huda is signed in. The speed
 * of the machine is measured each time, because a shared machine is slower in some minutes.
 */
export async function openPhone(
  { browser, workers, slowdowns }: SlowBrowser,
  { origin, language, isSignedIn }: { origin: string; language: Language; isSignedIn: boolean },
): Promise<Phone> {
  const session = isSignedIn ? storageOf(findPersona('huda'), new Date()) : {};
  const localStorage = Object.entries({ language, ...session }).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value }],
  );
  const context = await browser.newContext({
    ...phone,
    locale: language === 'ar' ? 'ar-SA' : 'en-GB',
    storageState: {
      cookies: cookiesOf(language),
      origins: [{ origin, localStorage }],
    },
  });
  const slowdown = await slowdownNow(browser);
  slowdowns.push(slowdown);
  return { context, workers, slowdown };
}

/** A page with its DevTools session and its traffic. */
export interface Tab {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
  /** Waits until neither the page nor a service worker loads anything. */
  quiet: () => Promise<void>;
}

/** Opens a page, by default as slow as on the phone. */
export async function openTab({ context, workers, slowdown }: Phone, { isSlow = true } = {}): Promise<Tab> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = new Traffic(session);
  await session.send('Network.enable');
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return { page, session, traffic, quiet: async () => untilQuiet([traffic, workers.traffic]) };
}
