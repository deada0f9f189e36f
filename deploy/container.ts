/**
 * The program that the image runs: checks the mounted config.json, writes the pages and nginx's configuration for it,
 * and serves the build. The same image serves every environment. It reads these variables:
 * - NABTA_CONFIG: another path of the configuration file
 * - NABTA_KEPT: a folder that persists from image to image. It keeps the files of the last two releases for tabs that
 *   are still open.
 * - NABTA_API_UPSTREAM: the origin that /api/ is forwarded to
 * - NABTA_PRERENDER_MINUTES: the time between two runs of `npm run prerender`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { keepAssets } from './keep-assets.ts';
import { readConfig } from './read-config.ts';
import { startNginx } from './serve-nginx.ts';

const configFile = process.env['NABTA_CONFIG'] ?? '/etc/nabta/config.json';
const root = process.env['NABTA_SITE'] ?? 'site';
const kept = process.env['NABTA_KEPT'];
const apiUpstream = process.env['NABTA_API_UPSTREAM'];
const port = Number(process.env['PORT'] ?? 8080);
const prerenderMinutes = process.env['NABTA_PRERENDER_MINUTES'] ?? '10';

/** Returns the folder with the assets to serve, including earlier ones. An error there must not stop the site. */
async function assetsRoot(): Promise<{ assetsRoot?: string }> {
  if (kept === undefined || kept === '') return {};
  try {
    await keepAssets({ build: root, kept });
    return { assetsRoot: kept };
  } catch (error) {
    process.stderr.write(`No earlier files are served: ${(error as Error).message}\n`);
    return {};
  }
}

const stopping = new AbortController();

/**
 * Prerenders the pages in a separate process, whose memory is freed when it ends. That process reports failures, and
 * the site then keeps its present pages.
 * @returns the exit code; null if the process was stopped or could not be started
 */
async function prerender(): Promise<number | null> {
  const upstream = apiUpstream !== undefined && apiUpstream !== '' ? ['--api-upstream', apiUpstream] : [];
  const command = ['deploy/prerender.ts', '--config', configFile, '--site', root, ...upstream];
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
  return code;
}

/** Prerenders the pages at a fixed interval until the container stops. */
async function prerenderLater(minutes: number): Promise<void> {
  if (minutes === 0) return;
  await setTimeout(minutes * 60_000, undefined, { signal: stopping.signal }).catch(() => undefined);
  if (stopping.signal.aborted) return;
  await prerender();
  void prerenderLater(minutes);
}

async function serve(): Promise<void> {
  if (!/^\d{1,4}(?:\.\d+)?$/.test(prerenderMinutes)) {
    throw new Error('NABTA_PRERENDER_MINUTES has to be a number of minutes, or 0 for once, at the start');
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const) {
    process.on(signal, () => {
      stopping.abort();
    });
  }
  const read = await readConfig(configFile);
  if ('errors' in read) throw new Error(read.errors.map((error) => `${configFile}: ${error}`).join('\n'));
  const code = await prerender();
  if (stopping.signal.aborted) return;
  if (code !== 0) process.stderr.write('The site is served with the pages that it has.\n');
  const upstream = apiUpstream !== undefined && apiUpstream !== '' && { apiUpstream };
  const server = await startNginx({ root, configFile, port, ...upstream, ...(await assetsRoot()) }, '0.0.0.0');
  process.stdout.write(`Nabta is served at port ${new URL(server.origin).port}, with ${configFile}.\n`);
  if (stopping.signal.aborted) await server.stop();
  else stopping.signal.addEventListener('abort', () => void server.stop());
  void prerenderLater(Number(prerenderMinutes));
  await server.stopped;
  stopping.abort();
}

try {
  await serve();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
