import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { IntlMessageFormat } from 'intl-messageformat';
import { findPersona, type PersonaName } from '../mocks/personas.ts';
import type { Controls } from '../mocks/controls.ts';
import type { ScenarioName } from '../mocks/scenarios/scenarios.ts';
import { company } from '../src/domain/company.ts';
import type { Language } from '../src/domain/language.ts';
import type english from '../src/i18n/en.json';
import { waitForAnimations } from './animations.ts';
import { axeViolations } from './axe-violations.ts';
import { waitForRequests, pendingRequests } from './pending-requests.ts';
import { listenPastMock } from './past-the-mock.ts';
import { usualTime } from './usual-time.ts';

export type MessageId = keyof typeof english;
export type MessageValues = Record<string, string | number | boolean | Date>;

/** The options of a Playwright project. */
export interface ProjectOptions {
  /** The language the app is used in. */
  language: Language;
}

/** When the changed controls take effect: in the open page, or from the next page on. */
export type ControlsFrom = 'now' | 'next page';

interface Fixtures {
  /** Signs in a parent of the seeds by writing storage only; call it before the first page is opened. */
  signIn: (persona: PersonaName) => Promise<void>;
  /** Waits until the page, top bar included, has no pending requests. */
  settled: () => Promise<void>;
  /** Switches to a scenario of mocks/scenarios/scenarios.ts, from the first page on or from now on. */
  scenario: (name: ScenarioName) => Promise<void>;
  /** Disconnects the page from the API and the app's own files, or reconnects it. */
  connection: (state: 'lost' | 'back') => Promise<void>;
  /** Sets the mock's clock to an ISO instant, by default `usualTime`; the clock runs on from there. */
  clock: (at: string) => Promise<void>;
  /** Returns the text of a message in the test's language, without tags. */
  message: (id: MessageId, values?: MessageValues) => string;
  /** Fails on any WCAG 2.2 A or AA violation of the current page. */
  axe: () => Promise<void>;
  /** Allows console messages that this test expects. */
  allowComplaint: (pattern: RegExp) => void;
}

interface InternalFixtures {
  complaints: { allowed: RegExp[] };
  storage: (entries: Record<string, string>) => Promise<void>;
  controls: (changes: Partial<Controls>, from?: ControlsFrom) => Promise<void>;
}

const controlsKey = 'nabta-mock-controls';
const appliedKey = 'e2e-applied';

/** A mock at one instant, without latency and without its panel: latency comes from scenarios. */
const quietMock: Partial<Controls> = { clock: usualTime, latency: 'none', panel: false };

const isBlank = (page: Page) => page.url() === 'about:blank';

/** Waits until the app's other tabs read these controls: storage reaches another process with a short delay. */
async function waitForOtherTabs(page: Page, controls: string): Promise<void> {
  const { origin } = new URL(page.url());
  const others = page.context().pages();
  const isOther = (other: Page) => other !== page && other.url().startsWith(origin);
  await Promise.all(
    others.filter(isOther).map((other) =>
      other.waitForFunction(
        ([key, text]) => localStorage.getItem(key) === text,
        [controlsKey, controls] as const,
        // A background tab has no animation frames.
        { polling: 50 },
      ),
    ),
  );
}

/** Records errors in the console and requests to other hosts, which must not happen. */
function watch(context: BrowserContext, origin: string): string[] {
  const complaints: string[] = [];
  context.on('console', (entry) => {
    if (entry.type() !== 'error' && entry.type() !== 'warning') return;
    // Chromium logs each error response of the API; those of a scenario are expected.
    if (entry.text().startsWith('Failed to load resource') && entry.location().url.startsWith(`${origin}/api/`)) return;
    complaints.push(`console ${entry.type()}: ${entry.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`foreign request: ${request.url()}`);
  });
  return complaints;
}

const catalogues = new Map<Language, Record<string, string>>();

function catalogue(language: Language): Record<string, string> {
  const known = catalogues.get(language);
  if (known) return known;
  const file = new URL(`../src/i18n/${language}.json`, import.meta.url);
  const loaded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  catalogues.set(language, loaded);
  return loaded;
}

/** Returns the text of a message in a language, without tags. */
export function formatMessage(language: Language, id: MessageId, values: MessageValues = {}): string {
  const text = catalogue(language)[id];
  if (text === undefined) throw new Error(`There is no message "${id}" in ${language}.json`);
  const locale = language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB';
  const plain = text.replaceAll(/<\/?[a-zA-Z]+\s*\/?>/g, '');
  return String(new IntlMessageFormat(plain, locale).format({ brand: company.name[language], ...values }));
}

/** The project's `test`: a page in the project's language on a fresh mock, where any console error fails the test. */
export const test = base.extend<Fixtures & InternalFixtures & ProjectOptions>({
  language: ['en', { option: true }],

  complaints: [
    async ({ context, baseURL }, use) => {
      const allowed: RegExp[] = [];
      const complaints = watch(context, new URL(baseURL ?? '').origin);
      const pastMock = listenPastMock(context);
      await use({ allowed });
      const all = [...complaints, ...pastMock().map((name) => `request past the mock: ${name}`)];
      const left = all.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      expect(left, 'the browser has nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],

  allowComplaint: async ({ complaints }, use) => {
    await use((pattern) => complaints.allowed.push(pattern));
  },

  // Entries are written only once, before the app's first script, so that later changes by the app survive a reload.
  storage: async ({ context }, use) => {
    let step = 0;
    await use(async (entries) => {
      step += 1;
      await context.addInitScript(
        ([values, mine, key]) => {
          // A new tab has neither an address nor storage.
          if (location.protocol === 'about:') return;
          // A page with an opaque origin has no storage.
          if (self.origin === 'null') return;
          if (Number(localStorage.getItem(key) ?? 0) >= mine) return;
          for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
          localStorage.setItem(key, String(mine));
        },
        [entries, step, appliedKey] as const,
      );
    });
  },

  controls: async ({ page, storage }, use) => {
    let current = quietMock;
    const apply = async (changes: Partial<Controls>, from: ControlsFrom = 'now') => {
      current = { ...current, ...changes };
      const text = JSON.stringify(current);
      // The next page may be in another process, which sees storage with a delay: it writes the controls itself.
      await storage({ [controlsKey]: text });
      if (!isBlank(page) && from === 'now') {
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [controlsKey, text] as const);
        await waitForOtherTabs(page, text);
      }
    };
    await use(apply);
  },

  page: async ({ page, storage, language }, use) => {
    await storage({ language, [controlsKey]: JSON.stringify(quietMock) });
    await use(page);
  },

  signIn: async ({ page, storage }, use) => {
    await use(async (name) => {
      if (!isBlank(page)) throw new Error('Sign in before the first page is opened, or through the sign-in page');
      const { account } = findPersona(name);
      if (!account) return;
      await storage({
        TOKEN: account.token,
        USER_ID: String(account.userId),
        USER_TYPE: 'user',
        IS_VERIFIED: String(account.isVerified),
        LOGIN_TIME: new Date().toISOString(),
      });
    });
  },

  settled: async ({ page }, use) => {
    const pending = pendingRequests(page, () => true);
    await use(async () => {
      // A parent's icons in the top bar appear 300 ms after the page (React shows one waiting part after another), and
      // send requests of their own.
      await expect(page.locator('[data-icons-pending]')).toHaveCount(0);
      await waitForRequests(pending, 4);
    });
  },

  scenario: async ({ page, controls, settled }, use) => {
    await use(async (name) => {
      // Otherwise the page's pending requests would already get the new scenario.
      if (name !== 'default' && !isBlank(page)) await settled();
      await controls({ scenario: name });
    });
  },

  connection: async ({ context, scenario, allowComplaint }, use) => {
    await use(async (state) => {
      // Preloads of files fail as well, and Chromium reports each of them.
      allowComplaint(/net::ERR_INTERNET_DISCONNECTED/);
      await scenario(state === 'lost' ? 'offline' : 'default');
      await context.setOffline(state === 'lost');
    });
  },

  clock: async ({ controls }, use) => {
    await use((at) => controls({ clock: at }));
  },

  message: async ({ language }, use) => {
    await use((id, values) => formatMessage(language, id, values));
  },

  axe: async ({ page }, use) => {
    await use(async () => {
      await waitForAnimations(page);
      const violations = await axeViolations(page);
      expect(violations, 'no accessibility violation').toEqual([]);
    });
  },
});

export { expect } from '@playwright/test';
