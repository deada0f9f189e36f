import { type BrowserContext, expect } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { type NewParent, newParent } from '../flows/account-steps.ts';
import { codesOf, numberOf } from './codes.ts';

/** The origins of the servers that servers.ts has started. */
interface Origins {
  app: string;
  api: string;
  emulator: string;
}

/** An error of the Auth server, such as `SESSION_EXPIRED`; `abort` drops the connection. */
type Refusal = string;

interface RealFixtures {
  /** Whether the pages have their content and configuration, as `npm run prerender` writes them; else the plain build. */
  isPrerendered: boolean;
  origins: Origins;
  /** A new parent, different in each test, language and repetition. */
  parent: NewParent;
  /** The newest code that the emulator sent to a number, once this many codes are unused. */
  codeFor: (mobileNumber: string, waiting?: number) => Promise<string>;
  /** Answers the next calls of one kind with these errors in order, instead of the emulator. */
  refuse: (call: 'sendVerificationCode' | 'signInWithPhoneNumber', refusals: readonly Refusal[]) => Promise<void>;
}

/** Records console errors, requests to other hosts and answers of a service worker, which must not happen. */
function watch(context: BrowserContext, { app, api, emulator }: Origins): string[] {
  const complaints: string[] = [];
  context.on('console', (entry) => {
    // Chromium logs each error response, as for wrong codes. The SDK also requests whether reCAPTCHA Enterprise is
    // enabled, which the emulator does not support.
    const isRefusal = entry.text().startsWith('Failed to load resource');
    if (isRefusal && entry.location().url.startsWith(`${emulator}/identitytoolkit.googleapis.com/`)) return;
    if (entry.text() === 'Service Worker registration blocked by Playwright') return;
    if (entry.type() === 'error' || entry.type() === 'warning') {
      complaints.push(`console ${entry.type()}: ${entry.text()} (${entry.location().url})`);
    }
  });
  context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && ![app, api, emulator].includes(url.origin)) {
      complaints.push(`foreign request: ${request.url()}`);
    }
  });
  context.on('serviceworker', (worker) => {
    if (worker.url() !== `${app}/sw.js`) complaints.push(`service worker: ${worker.url()}`);
  });
  return complaints;
}

/** The project's `test` without a mocked page: production build, API at another origin, codes by Firebase's own SDK. */
export const test = base.extend<RealFixtures>({
  isPrerendered: [false, { option: true }],

  origins: async ({ isPrerendered }, use) => {
    const { REAL_APP = '', REAL_PRERENDERED = '', REAL_API: api = '', REAL_EMULATOR: emulator = '' } = process.env;
    await use({ app: isPrerendered ? REAL_PRERENDERED : REAL_APP, api, emulator });
  },

  baseURL: async ({ origins }, use) => {
    await use(origins.app);
  },

  complaints: async ({ context, origins }, use) => {
    const allowed: RegExp[] = [];
    const complaints = watch(context, origins);
    await use({ allowed });
    const left = complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
    expect(left, 'the browser has nothing to complain about').toEqual([]);
  },

  // The page has no mock. Only the language is set in advance, as by an earlier visit: in the cookie and in storage.
  storage: async ({ context, language, origins }, use) => {
    await context.addCookies([{ name: 'nf_lang', value: language, url: origins.app }]);
    await context.addInitScript(
      ([origin, chosen]) => {
        if (self.origin === origin && localStorage.getItem('language') === null)
          localStorage.setItem('language', chosen);
      },
      [origins.app, language] as const,
    );
    await use(async () => undefined);
  },

  parent: async ({ browserName: _any }, use, { testId, repeatEachIndex }) => {
    const mobileNumber = numberOf(`${testId} ${repeatEachIndex}`);
    await use({
      ...newParent,
      mobileNumber,
      typedMobile: mobileNumber.replace('+966', '0'),
      email: `parent${mobileNumber.slice(4)}@example.com`,
    });
  },

  codeFor: async ({ origins }, use) => {
    await use(async (mobileNumber, waiting = 1) => {
      const codes = () => codesOf(origins.emulator, mobileNumber);
      await expect.poll(async () => (await codes()).length, 'codes that wait').toBe(waiting);
      return (await codes()).at(-1) ?? '';
    });
  },

  refuse: async ({ page, origins }, use) => {
    await use(async (call, refusals) => {
      const left = [...refusals];
      await page.route(
        (url) => url.origin === origins.emulator && url.pathname.endsWith(`accounts:${call}`),
        async (route) => {
          const message = route.request().method() === 'POST' ? left.shift() : undefined;
          if (message === undefined) return route.continue();
          if (message === 'abort') return route.abort('connectionrefused');
          return route.fulfill({
            status: 400,
            headers: { 'Access-Control-Allow-Origin': '*' },
            json: { error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
          });
        },
      );
    });
  },
});

export { expect } from '@playwright/test';
