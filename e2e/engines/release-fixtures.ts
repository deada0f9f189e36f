import type { MessageId } from '../fixtures.ts';
import { appConfig } from '../real/app-config.ts';
import { expect, test as base } from './fixtures.ts';
import { type ReleaseServer, startReleaseServer } from './release-server.ts';

interface Fixtures {
  /** The site; each test begins with its first release. */
  site: ReleaseServer;
  /** Waits until the page has finished its requests after the first paint. */
  settle: () => Promise<void>;
  /** Opens a path of the site, and waits until its requests have finished. */
  visit: (path: string) => Promise<void>;
  /** Waits for the page whose heading has this text. */
  seeHeading: (id: MessageId) => Promise<void>;
  /** Replaces the name in the contact form. */
  writeName: (name: string) => Promise<void>;
}

/** The `test` of all engines for a site that changes its release while a tab is open. */
export const test = base.extend<Fixtures, { releases: ReleaseServer }>({
  releases: [
    async ({ engine: _any }, use) => {
      const { REAL_API: api = '', REAL_EMULATOR: emulator = '' } = process.env;
      const server = await startReleaseServer(appConfig({ api, emulator }));
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  site: async ({ releases, allowComplaint }, use) => {
    releases.repair();
    releases.serve('first');
    releases.forget();
    allowComplaint(
      /Failed to load resource|Loading failed for the|Loading module from|ServiceWorker intercepted|no-response ::|stylesheet|NetworkError|nosniff|preload/i,
    );
    await use(releases);
  },

  app: async ({ site }, use) => {
    await use(site.origin);
  },

  settle: async ({ person }, use) => {
    await use(async () => {
      await person.see({ role: 'heading', level: 1 });
      const count = async () => person.evaluate(() => performance.getEntriesByType('resource').length);
      let before = -1;
      // No new requests for half a second.
      await expect
        .poll(
          async () => {
            const now = await count();
            const isQuiet = now === before;
            before = now;
            return isQuiet;
          },
          { intervals: [500] },
        )
        .toBe(true);
    });
  },

  visit: async ({ person, settle }, use) => {
    await use(async (path) => {
      await person.open(path);
      await settle();
    });
  },

  seeHeading: async ({ person, message }, use) => {
    await use(async (id) => {
      await person.see({ role: 'heading', level: 1, name: message(id) });
    });
  },

  writeName: async ({ person, message }, use) => {
    await use((name) => person.write({ label: message('contact.form.name') }, name));
  },
});

export { expect } from '@playwright/test';
