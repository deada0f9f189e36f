import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startNginx } from '../../deploy/serve-nginx.ts';
import { startNodeServer } from '../../deploy/serve-node.ts';
import { freePort } from '../../scripts/free-ports.ts';
import { findNginx } from '../../scripts/nginx.ts';
import { usualTime } from '../usual-time.ts';
import { startApi } from './api.ts';
import { appConfig } from './app-config.ts';
import { expect, test as base } from './fixtures.ts';

/** A separate site and API: no server listens at either origin before the test starts it. */
const test = base.extend({
  origins: async ({ browserName: _any }, use) => {
    const [app, api] = (await Promise.all([freePort(), freePort()])).map((port) => `http://localhost:${port}`);
    await use({ app: app ?? '', api: api ?? '', emulator: process.env['REAL_EMULATOR'] ?? '' });
  },
});

/** Runs `npm run prerender`; returns the exit code and the error output. */
async function prerender(site: string, configFile: string): Promise<{ code: number; stderr: string }> {
  const command = [resolve('deploy/prerender.ts'), '--config', configFile, '--site', site];
  return new Promise((ended) => {
    execFile(process.execPath, command, (error, _stdout, stderr) => {
      ended({ code: error === null ? 0 : Number(error.code), stderr });
    });
  });
}

test('R01 A site that was prerendered while the API was down opens, and its server allows the pages of the next run @in-english @rest', async ({
  page,
  language,
  origins,
  message,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'nabta-failed-'));
  // nginx, started by root, reads files as another user.
  await chmod(folder, 0o755);
  const [site, configFile] = [join(folder, 'site'), join(folder, 'config.json')];
  await cp('build/production', site, { recursive: true });
  await writeFile(configFile, JSON.stringify(appConfig(origins)));
  const { code, stderr } = await prerender(site, configFile);
  expect(code).toBe(1);
  expect(stderr).toContain(`could not be listed: connect ECONNREFUSED`);
  expect(await readFile(join(site, 'index.html'), 'utf8')).toContain('<header');

  const { port } = new URL(origins.app);
  const start = findNginx() === null ? startNodeServer : startNginx;
  const server = await start({ root: site, configFile, port: Number(port) });
  const api = await startApi(
    ['--port', new URL(origins.api).port, '--clock', usualTime],
    process.env,
    join(folder, 'api.log'),
  );
  try {
    await page.context().addCookies([{ name: 'nf_lang', value: language, url: origins.app }]);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('home.hero.title'));
    await page.goto('/signin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('signIn.page.title'));
    await page.goto('/packages/1');
    await expect(page.getByRole('main').getByRole('grid').first()).toBeVisible();

    // The next run writes pages with other styles: the policy of this server already allows them.
    const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
    const prerendered = process.env['REAL_PRERENDERED'] ?? '';
    for (const path of ['/', '/packages', '/packages/1', '/meals', '/blog', '/blog/24', '/policy', '/signup']) {
      const html = await (await page.request.get(prerendered + path)).text();
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => hash('sha256', css, 'base64'));
      expect(styles.length, path).toBeGreaterThan(1);
      expect(
        styles.filter((each) => !policy.includes(`'sha256-${each}'`)),
        path,
      ).toEqual([]);
    }
  } finally {
    await Promise.all([server.stop(), api.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
});
