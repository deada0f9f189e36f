import { resolve } from 'node:path';
import { type Program, startProgram } from './program.ts';

/**
 * Starts the mock over HTTP at a separate origin.
 * @param options the options of `npm run mock`
 * @param log the file for its output
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
