import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { journeyClock } from '../flows/journey-steps.ts';
import { startApi } from './api.ts';
import { appConfig } from './app-config.ts';
import { firebaseProject, startEmulator } from './emulator.ts';
import type { Program } from './program.ts';
import { startWebServer } from './web-server.ts';

/**
 * Starts the servers for the tests without a mocked page: the emulator, the mock over HTTP and the production build on
 * its web server, each at a free port. The environment variables tell the tests their origins.
 * @param options.prerendered whether the build is served a second time, with prerendered pages
 * @returns the function that stops them all and throws if any of them connected to another machine
 */
export async function startServers({ prerendered }: { prerendered: boolean }): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'nabta-real-'));
  // nginx, started by root, reads files as another user.
  await chmod(folder, 0o755);
  const log = join(folder, 'called-out.log');
  const logs = join(folder, 'logs');
  await mkdir(logs);
  const preload = pathToFileURL(resolve(import.meta.dirname, 'guest.mjs')).href;
  const env = { ...process.env, NODE_OPTIONS: `--import ${preload}`, CALLED_OUT: log, LEAVES_WITH_HOST: 'true' };
  const started: Pick<Program, 'stop'>[] = [];
  const stop = async () => {
    await Promise.all(started.map(async (program) => program.stop()));
    const left = existsSync(log) ? readFileSync(log, 'utf8') : '';
    await rm(folder, { recursive: true, force: true });
    if (left !== '') throw new Error(`A server of the tests connected to another machine:\n${left}`);
  };
  try {
    const outcomes = await Promise.allSettled([
      startEmulator(folder, env),
      startApi(['--port', '0', '--clock', journeyClock, '--firebase', firebaseProject], env, join(logs, 'api.log')),
    ]);
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') started.push(outcome.value);
    const [emulator = '', api = ''] = outcomes.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value.origin;
    });
    const web = await startWebServer(folder, appConfig({ api, emulator }), env, logs);
    started.push(web);
    if (prerendered) {
      const second = await startWebServer(folder, appConfig({ api, emulator }), env, logs, { prerendered });
      started.push(second);
      Object.assign(process.env, { REAL_PRERENDERED: second.origin });
    }
    Object.assign(process.env, { REAL_APP: web.origin, REAL_API: api, REAL_EMULATOR: emulator, REAL_LOGS: logs });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

export default async function startAllServers(): Promise<() => Promise<void>> {
  return startServers({ prerendered: true });
}
