import { resolve } from 'node:path';
import { type Program, startProgram } from './program.ts';

/**
 * Starts the mock over HTTP, at an origin of its own.
 * @param options as `npm run mock` takes them
 * @param log the file that keeps what it writes
 */
export async function startApi(
  options: readonly string[],
  env: NodeJS.ProcessEnv,
  log: string,
): Promise<Program & { origin: string }> {
  const program = await startProgram(process.execPath, ['mocks/server.ts', ...options], /The mock answers at \S+/, {
    cwd: resolve(import.meta.dirname, '../..'),
    env,
    log,
  });
  const origin = /answers at (http:\/\/[^/]+)/.exec(program.output())?.[1] ?? '';
  return { ...program, origin };
}
