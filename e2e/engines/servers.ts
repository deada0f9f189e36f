import { startServers } from '../real/servers.ts';
import { makeNextBuild } from './next-build.ts';

/**
 * Starts the servers of e2e/real, with the production configuration: without an emulator, so that codes are requested
 * from Google under the production policy. Makes the build of the next release at the same time.
 * @returns the function that stops them all
 */
export default async function startAllServers(): Promise<() => Promise<void>> {
  const [build, servers] = await Promise.allSettled([makeNextBuild(), startServers(['asServed'])]);
  if (servers.status === 'rejected') throw servers.reason;
  const stopServers = servers.value;
  if (build.status === 'rejected') {
    await stopServers();
    throw build.reason;
  }
  return stopServers;
}
