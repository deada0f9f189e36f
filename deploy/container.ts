/**
 * The program that the image runs: checks the mounted config.json, serves a copy of the build with it at once, and then
 * replaces the pages of this copy by prerendered ones. The same image serves every environment. It reads these variables:
 * - PORT: where nginx listens
 * - NABTA_CONFIG: another path of the configuration file
 * - NABTA_KEPT: a folder that persists from image to image. It keeps the files of the last two releases for tabs that
 *   are still open.
 * - NABTA_API_UPSTREAM: the origin that /api/ is forwarded to
 * - NABTA_PRERENDER_MINUTES: the time between two runs of `npm run prerender`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, cp, mkdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { keepAssets } from './keep-assets.ts';
import { readConfig } from './read-config.ts';
import { startNginx } from './serve-nginx.ts';

const configFile = process.env['NABTA_CONFIG'] ?? '/etc/nabta/config.json';
const build = process.env['NABTA_SITE'] ?? 'site';
const kept = process.env['NABTA_KEPT'];
const apiUpstream = process.env['NABTA_API_UPSTREAM'];
const port = process.env['PORT'] ?? '';
const prerenderMinutes = process.env['NABTA_PRERENDER_MINUTES'] ?? '10';

/** Returns the folder with the assets to serve, including earlier ones. An error there must not stop the site. */
async function assetsRoot(): Promise<{ assetsRoot?: string }> {
  if (kept === undefined || kept === '') return {};
  try {
    await keepAssets({ build, kept });
    return { assetsRoot: kept };
  } catch (error) {
    process.stderr.write(`No earlier files are served: ${(error as Error).message}\n`);
    return {};
  }
}

/** The folder of this start: the configuration, and the pages. A container's process has the same number at each start. */
const folder = join(tmpdir(), `nabta-${process.pid}`);
const [config, root] = [join(folder, 'config.json'), join(folder, 'site')];

/**
 * Copies the configuration and the build, except for its assets, which no one changes. Pages of an earlier start may hold
 * another configuration than the one that nginx's policy now allows.
 */
async function copyBuild(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await copyFile(configFile, config);
  const assets = join(build, 'assets');
  await cp(build, root, { recursive: true, filter: (source) => source !== assets });
  await symlink(resolve(assets), join(root, 'assets'));
}

const stopping = new AbortController();

/**
 * Prerenders the pages in a separate process, whose memory is freed when it ends. That process reports failures, and
 * the site then keeps its present pages.
 */
async function prerender(): Promise<void> {
  const upstream = apiUpstream !== undefined && apiUpstream !== '' ? ['--api-upstream', apiUpstream] : [];
  const command = ['deploy/prerender.ts', '--config', config, '--site', root, ...upstream];
  const child = spawn(process.execPath, command, { stdio: 'inherit' });
  const stop = () => child.kill();
  stopping.signal.addEventListener('abort', stop);
  const code = await (once(child, 'close') as Promise<[number | null]>).then(
    ([ended]) => ended,
    (error: unknown) => {
      process.stderr.write(`The pages were not written: ${(error as Error).message}\n`);
      return null;
    },
  );
  stopping.signal.removeEventListener('abort', stop);
  if (code !== 0 && !stopping.signal.aborted) process.stderr.write('The site is served with the pages that it has.\n');
}

/** Prerenders the pages at once, and then at a fixed interval until the container stops; 0 means once. */
async function prerenderEvery(minutes: number): Promise<void> {
  await prerender();
  if (minutes > 0 && !stopping.signal.aborted) {
    await setTimeout(minutes * 60_000, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
  if (minutes > 0 && !stopping.signal.aborted) await prerenderEvery(minutes);
}

async function serve(): Promise<void> {
  const upstream = apiUpstream !== undefined && apiUpstream !== '' && { apiUpstream };
  const site = { root, configFile: config, port: port === '' ? 8080 : Number(port), ...upstream };
  const server = await startNginx({ ...site, ...(await assetsRoot()) }, '0.0.0.0');
  process.stdout.write(`Nabta is served at port ${new URL(server.origin).port}, with ${configFile}.\n`);
  if (stopping.signal.aborted) await server.stop();
  else stopping.signal.addEventListener('abort', () => void server.stop());
  const prerendered = stopping.signal.aborted ? undefined : prerenderEvery(Number(prerenderMinutes));
  await server.stopped;
  stopping.abort();
  await prerendered;
}

async function start(): Promise<void> {
  if (!/^\d{1,4}(?:\.\d+)?$/.test(prerenderMinutes)) {
    throw new Error('NABTA_PRERENDER_MINUTES has to be a number of minutes, or 0 for once, at the start');
  }
  // The tests let the system choose a port, by 0.
  if (port !== '' && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
    throw new Error('PORT has to be a number from 1 to 65535');
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const) {
    process.on(signal, () => {
      stopping.abort();
    });
  }
  const read = await readConfig(configFile);
  if ('errors' in read) throw new Error(read.errors.map((error) => `${configFile}: ${error}`).join('\n'));
  try {
    await copyBuild();
    await serve();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
