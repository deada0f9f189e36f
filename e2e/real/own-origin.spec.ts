import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../../deploy/serve-nginx.ts';
import { startNodeServer } from '../../deploy/serve-node.ts';
import { findNginx } from '../../scripts/nginx.ts';
import { appConfig } from './app-config.ts';
import { copySite } from './copied-site.ts';
import { expect, test as base } from './fixtures.ts';

// The production build with the configuration in its pages, and with the API at the same origin.
const test = base.extend<object, { site: string }>({
  site: [
    async ({ browserName: _any }, use) => {
      const { REAL_API: api = '', REAL_EMULATOR: emulator = '' } = process.env;
      const folder = await mkdtemp(join(tmpdir(), 'nabta-own-origin-'));
      // nginx, started by root, reads files as another user.
      await chmod(folder, 0o755);
      const [root, configFile] = [join(folder, 'site'), join(folder, 'config.json')];
      const config = { ...appConfig({ api, emulator }), apiOrigin: '', pictureOrigins: [api] };
      await copySite(root, config);
      await writeFile(configFile, JSON.stringify(config));
      const server = await (findNginx() === null ? startNodeServer : startNginx)({
        root,
        configFile,
        apiUpstream: api,
      });
      await use(server.origin);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  origins: async ({ site }, use) => {
    const { REAL_API: api = '', REAL_EMULATOR: emulator = '' } = process.env;
    await use({ app: site, api, emulator });
  },
});

test('On its own origin the API is called without a preflight, and the configuration costs no request @in-english', async ({
  page,
  origins,
  message,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.goto('/packages');
  await expect(page.getByRole('heading', { level: 1, name: message('packages.title') })).toBeVisible();
  await expect(page.locator('main').getByRole('article').first()).toBeVisible();
  const calls = asked.filter((each) => each.includes('/api/v1/'));
  expect(calls).not.toEqual([]);
  expect(calls.filter((each) => !each.startsWith(`GET ${origins.app}/api/v1/`))).toEqual([]);
  expect(asked.filter((each) => each.includes('config.json'))).toEqual([]);
});

test('An error of the API behind the own origin is shown as from any other @in-arabic', async ({
  page,
  message,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource.*404/);
  await page.goto('/packages/987654');
  await expect(page.getByRole('heading', { level: 1, name: message('noResults.title') })).toBeVisible();
});

test('A wrong configuration in the page shows what is wrong, and never its values @in-english', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/config\.json/);
  const shown = async (from: RegExp, to: string) => {
    await page.route('**/signin', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(from, to) });
    });
    await page.goto('/signin');
    await page.unroute('**/signin');
  };
  await shown(/"apiKey":"[^"]*"/, '"apiKey":7');
  await expect(page.getByText('config.json: firebase.apiKey')).toBeVisible();
  await shown(/(id="config">)[^<]*/, '$1{"apiOrigin": "http');
  await expect(page.getByText('config.json: not found, or not JSON')).toBeVisible();
});
