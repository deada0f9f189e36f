import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../scripts/free-ports.ts';
import { findBrotliModule, findNginx } from '../scripts/nginx.ts';
import { apiUpstreamFault } from './api-upstream.ts';
import { nginxMain, nginxSite } from './nginx.ts';
import { hashesOfSite } from './pages-of-site.ts';
import { readConfig } from './read-config.ts';

export interface ServedSite {
  /** Folder with a build, prerendered or not. */
  root: string;
  /** Folder with the `assets` of this build and of earlier ones; the build's own if omitted. */
  assetsRoot?: string;
  /** The configuration to serve; the headers allow its origins. */
  configFile: string;
  /** Origin that `/api/` is forwarded to; none if omitted. */
  apiUpstream?: string;
  /** The port to listen at. If 0 or omitted, any free port is used. */
  port?: number;
}

export interface RunningServer {
  origin: string;
  /** Resolves when the server has stopped. */
  stopped: Promise<void>;
  stop: () => Promise<void>;
}

const settingsFolders = ['/etc/nginx', '/opt/homebrew/etc/nginx', '/usr/local/etc/nginx'];

/**
 * Writes nginx's complete configuration for a site.
 * @param listen a port, or an address with a port
 * @param folder an empty folder for this nginx, which also writes to it while it runs
 * @returns the file to start nginx with
 * @throws Error for a wrong configuration, or if nginx's settings are missing
 */
async function writeNginxConfiguration(
  { root, assetsRoot, configFile, apiUpstream }: ServedSite,
  listen: string,
  folder: string,
): Promise<string> {
  const read = await readConfig(configFile);
  if ('errors' in read) throw new Error(read.errors.map((error) => `${configFile}: ${error}`).join('\n'));
  const unusable = apiUpstreamFault(apiUpstream, read.config);
  if (unusable !== null) throw new Error(unusable);
  const settings = settingsFolders.find((each) => existsSync(join(each, 'mime.types')));
  if (settings === undefined) throw new Error('There is no mime.types of nginx');
  const brotli = findBrotliModule();
  const [main, site] = [join(folder, 'nginx.conf'), join(folder, 'site.conf')];
  await writeFile(
    site,
    nginxSite({
      config: read.config,
      hashes: await hashesOfSite(root),
      root: resolve(root),
      ...(assetsRoot !== undefined && { assetsRoot: resolve(assetsRoot) }),
      configFile: resolve(configFile),
      listen,
      brotli: brotli !== null,
      ...(apiUpstream !== undefined && { apiUpstream }),
    }),
  );
  await writeFile(main, nginxMain({ site, folder, modules: brotli === null ? [] : [brotli], settings }));
  return main;
}

/**
 * Serves a build with the nginx configuration that the project ships.
 * @param listen the address to listen at, if not the local one
 * @throws Error if nginx is missing, or with nginx's message if it does not start
 */
export async function startNginx(site: ServedSite, listen = '127.0.0.1'): Promise<RunningServer> {
  const program = findNginx();
  if (program === null) throw new Error('There is no nginx');
  const port = site.port === undefined || site.port === 0 ? await freePort() : site.port;
  const folder = await mkdtemp(join(tmpdir(), 'nabta-nginx-'));
  const main = await writeNginxConfiguration(site, `${listen}:${port}`, folder);
  // Until nginx has read its configuration, it would log to a path that belongs to root.
  const child = spawn(program, ['-e', 'stderr', '-c', main], { stdio: ['ignore', 'ignore', 'pipe'] });
  const output: string[] = [];
  const started = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.push(text);
    if (text.includes('start worker process')) started.resolve();
    else if (/\[(?:warn|error|crit|alert|emerg)\]/.test(text)) process.stderr.write(text);
  });
  child.on('error', (error) => {
    started.reject(error);
  });
  child.on('close', () => {
    started.reject(new Error(`nginx does not start:\n${output.join('')}`));
    void rm(folder, { recursive: true, force: true }).then(stopped.resolve);
  });
  await started.promise;
  return {
    origin: `http://localhost:${port}`,
    stopped: stopped.promise,
    stop: async () => {
      child.kill('SIGTERM');
      await stopped.promise;
    },
  };
}
