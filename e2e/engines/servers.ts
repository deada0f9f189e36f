import { startServers } from '../real/servers.ts';
import { makeNextBuild } from './next-build.ts';

/**
 * Starts the servers of e2e/real, with the production configuration: without an emulator, so that codes are requested
 * from Google under the production policy. For the full test it makes the build of the next release at the same
 * time.
 * @returns the function that stops them all
 */
export default async function startAllServers(): Promise<() => Promise<void>> {
  // The tests of a new release are part of the full test alone.
  const isShort = process.env['ENGINES_SHORT'] === 'true';
  const nextBuild = isShort ? Promise.resolve() : makeNextBuild();
  const [build, servers] = await Promise.allSettled([nextBuild, startServers(['asServed'])]);
  if (servers.status === 'rejected') throw servers.reason;
  const stopServers = servers.value;
  if (build.status === 'rejected') {
    await stopServers();
    throw build.reason;
  }
  return stopServers;
}
