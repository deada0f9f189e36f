import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startNginx } from '../../deploy/serve-nginx.ts';
import { startApi } from '../../e2e/real/api.ts';
import { appConfig } from '../../e2e/real/app-config.ts';
import { usualTime } from '../../e2e/usual-time.ts';
import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts';
import { runCommand } from '../run-command.ts';
import { copyWithoutScripts } from './without-scripts.ts';

export interface Servers {
  /** The addresses of the app, of the same pages without scripts, and of the static page. */
  app: string;
  withoutScripts: string;
  staticPage: string;
  /** The seconds that prerendering took. */
  prerenderSeconds: number;
  /** Sets the scenario of the API (mocks/scenarios/scenarios.ts) from now on. */
  serve: (scenario: ScenarioName) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Prerenders the pages of a site with the API's content. Returns the seconds. Does nothing in versions without the
 * command.
 */
async function prerender(site: string, configFile: string): Promise<number> {
  if (!existsSync('deploy/prerender.ts')) return 0;
  const args = ['deploy/prerender.ts', '--config', configFile, '--site', site];
  const { code, output, seconds } = await runCommand('node', args, { minutes: 5 });
  if (code !== 0) throw new Error(`the pages could not be written:\n${output.trim()}`);
  return seconds;
}

/**
 * Serves a build with nginx as shipped, and beside it its pages without scripts and the static page. The API has
 * another origin.
 * @param folder a build to serve unchanged; null for the project's own build, whose pages are prerendered first
 */
export async function startServers(folder: string | null): Promise<Servers> {
  const own = await mkdtemp(join(tmpdir(), 'nabta-bench-'));
  // If root starts nginx, nginx reads files as another user.
  await chmod(own, 0o755);
  const logs = join(own, 'logs');
  await mkdir(logs);
  const log = join(logs, 'api.log');
  // Always the same day: a board at a weekend has less to show.
  const day = ['--clock', usualTime];
  let api = await startApi(['--port', '0', ...day], process.env, log);
  const { origin } = api;
  const configFile = join(own, 'config.json');
  await writeFile(configFile, JSON.stringify(appConfig({ api: origin })));
  const folders = { app: join(own, 'app'), bare: join(own, 'bare'), page: join(own, 'page') };
  await cp(folder ?? 'build/production', folders.app, { recursive: true });
  const prerenderSeconds = folder === null ? await prerender(folders.app, configFile) : 0;
  await copyWithoutScripts(folders.app, folders.bare);
  await cp(resolve(import.meta.dirname, 'static-page'), folders.page, { recursive: true });
  const [app, bare, page] = await Promise.all(
    [folders.app, folders.bare, folders.page].map(async (root) => startNginx({ root, configFile })),
  );
  if (!app || !bare || !page) throw new Error('nginx did not start');
  return {
    app: app.origin,
    withoutScripts: bare.origin,
    staticPage: page.origin,
    prerenderSeconds,
    serve: async (scenario) => {
      await api.stop();
      api = await startApi(['--port', new URL(origin).port, '--scenario', scenario, ...day], process.env, log);
    },
    stop: async () => {
      await Promise.all([app, bare, page, api].map(async (server) => server.stop()));
      await rm(own, { recursive: true, force: true });
    },
  };
}
