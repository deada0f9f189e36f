import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { usualTime } from '../usual-time.ts';
import { startApi } from './api.ts';
import { appConfig } from './app-config.ts';
import { firebaseProject, prepareEmulator } from './emulator.ts';
import type { Program } from './program.ts';
import { startWebServer } from './web-server.ts';

/** Waits for all, so that none is still starting when the others are stopped; then throws the first error, if any. */
async function settleAll(all: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(all);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** The ways to serve the production build, with the environment variable that tells the tests the origin. */
const sites = {
  /** As it is built. */
  built: { variable: 'REAL_APP', prerendered: false, hasEmulator: true },
  /** With the content and the configuration in its pages. */
  prerendered: { variable: 'REAL_PRERENDERED', prerendered: true, hasEmulator: true },
  /** With the production configuration: codes are requested from Google under the production policy. */
  asServed: { variable: 'REAL_APP_AS_SERVED', prerendered: true, hasEmulator: false },
};

/**
 * Starts the servers for the tests without a mocked page: the emulator, the mock over HTTP and the production build on
 * its web servers, each at a free port. The environment variables tell the tests their origins.
 * @param names how the production build is served
 * @returns the function that stops them all and throws if any of them connected to another machine
 */
export async function startServers(names: readonly (keyof typeof sites)[]): Promise<() => Promise<void>> {
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
  /** Remembers a program to stop, also if another one fails to start. */
  const keep = async <T extends Pick<Program, 'stop'>>(starting: Promise<T>): Promise<T> => {
    const program = await starting;
    started.push(program);
    return program;
  };
  try {
    const emulator = await prepareEmulator(folder, env);
    const startSites = async () => {
      const options = ['--port', '0', '--clock', usualTime, '--firebase', firebaseProject];
      const { origin: api } = await keep(startApi(options, env, join(logs, 'api.log')));
      Object.assign(process.env, { REAL_API: api, REAL_LOGS: logs });
      const serve = async (name: keyof typeof sites) => {
        const { variable, prerendered, hasEmulator } = sites[name];
        const config = appConfig({ api, ...(hasEmulator && { emulator: emulator.origin }) });
        const { origin } = await keep(startWebServer({ name, folder, config, env, logs, prerendered }));
        process.env[variable] = origin;
      };
      await settleAll(names.map(serve));
    };
    // The emulator takes as long to start as the sites take to be written.
    await settleAll([keep(emulator.start()), startSites()]);
    process.env['REAL_EMULATOR'] = emulator.origin;
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

export default async function startAllServers(): Promise<() => Promise<void>> {
  return startServers(['built', 'prerendered']);
}
