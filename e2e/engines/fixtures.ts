import { expect, test as base } from '@playwright/test';
import type { EngineName } from '../../scripts/engines.ts';
import { findPersona, type PersonaName } from '../../mocks/personas.ts';
import type { Language } from '../../src/domain/language.ts';
import { formatMessage, type MessageId, type MessageValues } from '../fixtures.ts';
import { type NewParent, newParent } from '../flows/account-steps.ts';
import { codesOf, numberOf } from '../real/codes.ts';
import { type Network, startNetwork } from './network.ts';
import type { EngineBrowser, Person } from './person.ts';
import { startPlaywrightEngine } from './playwright-person.ts';
import { startWebKit } from './webkit.ts';
import { startWpe } from './wpe.ts';

export interface EngineOptions {
  engine: EngineName;
  language: Language;
  width: number;
}

/** Returns the text of a message in the test's language. */
export type Message = (id: MessageId, values?: MessageValues) => string;

interface Fixtures {
  /** A person with the project's engine, language and width; a browser error fails the test. */
  person: Person;
  /** Allows browser errors that the test causes. */
  allowComplaint: (pattern: RegExp) => void;
  message: Message;
  /** Opens the app signed in as a parent of the seeds; only storage is written. */
  signInAs: (persona: PersonaName) => Promise<void>;
  /** A new parent, different in each test, engine and language. */
  parent: NewParent;
  /** The newest code that the emulator sent to a mobile number. */
  codeFor: (mobileNumber: string) => Promise<string>;
  /** The origin of the app that the test opens. */
  app: string;
}

interface WorkerFixtures {
  network: Network;
  browserOfEngine: EngineBrowser;
}

async function startEngine(engine: EngineName, proxy: string): Promise<EngineBrowser> {
  if (engine === 'webkit') return startWebKit(proxy);
  if (engine === 'wpe') return startWpe(proxy);
  return startPlaywrightEngine(engine, proxy);
}

/** The `test` of all engines: production build, API at another origin, any driver. */
export const test = base.extend<
  Fixtures & Omit<EngineOptions, 'engine'>,
  WorkerFixtures & Pick<EngineOptions, 'engine'>
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  language: ['en', { option: true }],
  width: [1280, { option: true }],

  network: [
    async ({ engine: _any }, use) => {
      const network = await startNetwork(process.env['REAL_EMULATOR'] ?? '');
      await use(network);
      await network.stop();
    },
    { scope: 'worker' },
  ],

  browserOfEngine: [
    async ({ engine, network }, use) => {
      const browser = await startEngine(engine, network.proxy);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  app: async ({ engine: _any }, use) => {
    await use(process.env['REAL_APP_AS_SERVED'] ?? '');
  },

  allowComplaint: async ({ engine: _any }, use) => {
    const allowed: RegExp[] = [];
    await use(Object.assign((pattern: RegExp) => allowed.push(pattern), { allowed }));
  },

  person: async ({ browserOfEngine, app, language, width, allowComplaint }, use, testInfo) => {
    const person = await browserOfEngine.newPerson({ app, language, width, height: width < 600 ? 844 : 800 });
    // A file of the app that runs no scripts: the language is stored before the first page, as by an earlier visit.
    await person.open('/robots.txt');
    await person.evaluate((chosen) => {
      localStorage.setItem('language', chosen);
      document.cookie = `nf_lang=${chosen}; path=/`;
    }, language);
    await use(person);
    const complaints = [...(person.complaints() ?? [])];
    if (testInfo.status !== testInfo.expectedStatus) await person.screenshot(testInfo.outputPath('at-the-end.png'));
    await person.close();
    const { allowed } = allowComplaint as unknown as { allowed: RegExp[] };
    expect(complaints.filter((each) => !allowed.some((pattern) => pattern.test(each)))).toEqual([]);
  },

  message: async ({ language }, use) => {
    await use((id, values) => formatMessage(language, id, values));
  },

  signInAs: async ({ person }, use) => {
    await use(async (name) => {
      const { account } = findPersona(name);
      await person.evaluate(
        (session) => {
          for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
        },
        {
          TOKEN: account?.token ?? '',
          USER_ID: String(account?.userId),
          USER_TYPE: 'user',
          IS_VERIFIED: 'true',
          LOGIN_TIME: new Date().toISOString(),
        },
      );
    });
  },

  parent: async ({ engine, language }, use, { testId, repeatEachIndex }) => {
    const mobileNumber = numberOf(`${engine} ${language} ${testId} ${repeatEachIndex}`);
    await use({
      ...newParent,
      mobileNumber,
      typedMobile: mobileNumber.replace('+966', '0'),
      email: `parent${mobileNumber.slice(4)}@example.com`,
    });
  },

  codeFor: async ({ engine: _any }, use) => {
    await use(async (mobileNumber) => {
      const codes = () => codesOf(process.env['REAL_EMULATOR'] ?? '', mobileNumber);
      await expect.poll(async () => (await codes()).length, 'codes that wait').toBe(1);
      return (await codes()).at(-1) ?? '';
    });
  },
});

export { expect } from '@playwright/test';
