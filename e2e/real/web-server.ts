import { existsSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startNginx } from '../../deploy/serve-nginx.ts';
import { startNodeServer } from '../../deploy/serve-node.ts';
import { findNginx } from '../../scripts/nginx.ts';
import type { AppConfig } from '../../src/app/config.ts';
import { type Program, startProgram } from './program.ts';

const production = resolve(import.meta.dirname, '../../build/production');
const prerender = resolve(import.meta.dirname, '../../deploy/prerender.ts');

interface Site {
  /** The name of its subfolder. */
  name: string;
  /** A folder that all users can read: nginx, started by root, reads files as another user. */
  folder: string;
  config: AppConfig;
  /** Variables for all servers of the tests. */
  env: NodeJS.ProcessEnv;
  /** The folder for nginx's output and files. */
  logs: string;
  /** Whether the pages have their content and configuration, as `npm run prerender` writes them. */
  prerendered: boolean;
}

/**
 * Serves the production build as in production: by nginx, with the shipped configuration. If nginx is not installed,
 * Node serves the same headers, and one line reports it.
 */
export async function startWebServer(site: Site): Promise<Program & { origin: string }> {
  const { name, folder, config, env, logs, prerendered } = site;
  if (!existsSync(join(production, 'index.html'))) {
    throw new Error('There is no production build; npm run build makes it');
  }
  const root = join(folder, name);
  const configFile = join(folder, `${name}.json`);
  await cp(production, root, { recursive: true });
  await writeFile(configFile, JSON.stringify(config));
  // The usual compression takes most of the time, and no test reads how well the pages are compressed.
  const options = ['--config', configFile, '--site', root, '--compression', '5'];
  if (prerendered) await promisify(execFile)(process.execPath, [prerender, ...options], { env });
  if (findNginx() === null) {
    process.stdout.write(
      'no nginx here: Node serves the same headers, the nginx configuration itself is not covered\n',
    );
  }
  const program = await startProgram(
    process.execPath,
    [import.meta.filename, root, configFile],
    /The site is served at \S+/,
    {
      env: { ...env, TMPDIR: logs },
      log: join(logs, `${name}.log`),
    },
  );
  return { ...program, origin: /served at (\S+)/.exec(program.output())?.[1] ?? '' };
}

async function main(root = '', configFile = ''): Promise<void> {
  const server = await (findNginx() === null ? startNodeServer : startNginx)({ root, configFile });
  process.once('SIGTERM', () => {
    void server.stop();
  });
  process.stdout.write(`The site is served at ${server.origin}\n`);
}

if (import.meta.main) await main(...process.argv.slice(2));
