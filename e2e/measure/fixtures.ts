import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import example from '../../deploy/config.example.json' with { type: 'json' };
import { findPersona } from '../../mocks/personas.ts';
import type { ScenarioName } from '../../mocks/scenarios.ts';
import { expect, test as base } from '../fixtures.ts';
import { startApi } from '../real/api.ts';
import { startWebServer } from '../real/web-server.ts';

interface MeasureFixtures {
  /** The production build and the API, each at an origin of its own. */
  servers: { app: string; serve: MeasureFixtures['serve'] };
  /** Has the API answer in a situation of mocks/scenarios.ts from now on. */
  serve: (scenario: ScenarioName) => Promise<void>;
}

/** Huda's app as parents have it, the production build, its answers from a server: all that its page does is its own work. */
export const test = base.extend<MeasureFixtures>({
  servers: async ({ browserName: _any }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'nabta-measure-'));
    // nginx, started by root, reads as somebody else.
    await chmod(folder, 0o755);
    const logs = join(folder, 'logs');
    await mkdir(logs);
    const log = join(logs, 'api.log');
    let api = await startApi(['--port', '0'], process.env, log);
    const { origin } = api;
    try {
      const config = { ...example, apiOrigin: origin, paymentOrigins: [origin] };
      const web = await startWebServer(folder, config, process.env, logs);
      await use({
        app: web.origin,
        serve: async (scenario) => {
          await api.stop();
          api = await startApi(['--port', new URL(origin).port, '--scenario', scenario], process.env, log);
        },
      });
      await web.stop();
    } finally {
      await api.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },

  baseURL: async ({ servers }, use) => {
    await use(servers.app);
  },

  serve: async ({ servers }, use) => {
    await use(servers.serve);
  },

  // Calls of the API leave the app's origin, as they do in production; anything else said is a fault.
  complaints: async ({ context }, use) => {
    const complaints: string[] = [];
    context.on('console', (entry) => {
      if (entry.type() === 'error' || entry.type() === 'warning') complaints.push(entry.text());
    });
    context.on('weberror', (error) => complaints.push(error.error().message));
    await use({ allowed: [] });
    expect(complaints, 'the browser has nothing to complain about').toEqual([]);
  },

  storage: async ({ context, language, servers }, use) => {
    const { account } = findPersona('huda');
    if (!account) throw new Error('Huda has no account');
    const session = {
      language,
      TOKEN: account.token,
      USER_ID: String(account.userId),
      USER_TYPE: 'user',
      IS_VERIFIED: 'true',
      LOGIN_TIME: new Date().toISOString(),
    };
    await context.addInitScript(
      ([origin, entries]) => {
        if (self.origin !== origin) return;
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      },
      [servers.app, session] as const,
    );
    await use(async () => undefined);
  },
});

export { expect } from '../fixtures.ts';
