import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startNginx } from '../../deploy/serve-nginx.ts';
import { startApi } from '../../e2e/real/api.ts';
import { appConfig } from '../../e2e/real/app-config.ts';
import type { ScenarioName } from '../../mocks/scenarios.ts';
import { copyWithoutScripts } from './without-scripts.ts';

export interface Servers {
  /** Where the app is, the same pages without scripts, and the static page. */
  app: string;
  withoutScripts: string;
  staticPage: string;
  /** Has the API answer in a situation of mocks/scenarios.ts from now on. */
  serve: (scenario: ScenarioName) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Serves a build by nginx as shipped, its pages without scripts and the static page beside it, and the API on another origin.
 * @param build the folder with the build
 */
export async function startServers(build: string): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), 'nabta-bench-'));
  // nginx, started by root, reads as somebody else.
  await chmod(folder, 0o755);
  const logs = join(folder, 'logs');
  await mkdir(logs);
  const log = join(logs, 'api.log');
  let api = await startApi(['--port', '0'], process.env, log);
  const { origin } = api;
  const configFile = join(folder, 'config.json');
  await writeFile(configFile, JSON.stringify(appConfig({ api: origin })));
  const folders = { app: join(folder, 'app'), bare: join(folder, 'bare'), page: join(folder, 'page') };
  await cp(build, folders.app, { recursive: true });
  await copyWithoutScripts(build, folders.bare);
  await cp(resolve(import.meta.dirname, 'static-page'), folders.page, { recursive: true });
  const [app, bare, page] = await Promise.all(
    [folders.app, folders.bare, folders.page].map(async (root) => startNginx({ root, configFile })),
  );
  if (!app || !bare || !page) throw new Error('nginx did not start');
  return {
    app: app.origin,
    withoutScripts: bare.origin,
    staticPage: page.origin,
    serve: async (scenario) => {
      await api.stop();
      api = await startApi(['--port', new URL(origin).port, '--scenario', scenario], process.env, log);
    },
    stop: async () => {
      await Promise.all([app, bare, page, api].map(async (server) => server.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
