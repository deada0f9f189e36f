import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appConfig } from '../real/app-config.ts';
import { startServers } from '../real/servers.ts';
import { startWebServer } from '../real/web-server.ts';
import { makeNextBuild } from './next-build.ts';

/**
 * Starts the servers of e2e/real, and a second web server with the production configuration: without an emulator, so
 * that codes are requested from Google under the production policy. Makes the build of the next release at the same
 * time.
 * @returns the function that stops them all
 */
export default async function startAllServers(): Promise<() => Promise<void>> {
  const [build, servers] = await Promise.allSettled([makeNextBuild(), startServers({ prerendered: false })]);
  if (servers.status === 'rejected') throw servers.reason;
  const stopServers = servers.value;
  if (build.status === 'rejected') {
    await stopServers();
    throw build.reason;
  }
  const folder = await mkdtemp(join(tmpdir(), 'nabta-engines-'));
  const clear = async () => rm(folder, { recursive: true, force: true });
  try {
    await chmod(folder, 0o755);
    const logs = join(folder, 'logs');
    await mkdir(logs);
    const config = appConfig({ api: process.env['REAL_API'] ?? '' });
    const asServed = await startWebServer(folder, config, process.env, logs, { prerendered: true });
    Object.assign(process.env, { REAL_APP_AS_SERVED: asServed.origin });
    return async () => {
      await asServed.stop();
      await clear();
      await stopServers();
    };
  } catch (error) {
    await clear();
    await stopServers();
    throw error;
  }
}
