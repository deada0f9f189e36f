import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';

/** A program that runs during the tests. */
export interface Program {
  /** Returns the output so far. */
  output: () => string;
  /** Stops the program; resolves when it has ended. */
  stop: () => Promise<void>;
}

interface Options {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** A file for its output, for tests in other processes that search it. */
  log?: string;
  /** The maximum time until it is ready, in milliseconds: far more than it needs, for a machine that is busy. */
  readyWithinMs?: number;
}

/** How long a program may take to exit by itself before it is killed. */
const stopWithinMs = 5_000;

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  await gone;
  clearTimeout(kill);
}

/**
 * Starts a program and waits until its output shows that it is ready.
 * @param ready the output of a program that is ready
 * @throws when it ends before that or takes too long; the error has all of its output
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  ready: RegExp,
  { env, cwd, log, readyWithinMs = 180_000 }: Options = {},
): Promise<Program> {
  const child = spawn(command, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  let written = '';
  const failed = (why: string) => new Error(`${command} ${args.join(' ')} ${why}:\n${written.trim()}`);
  try {
    await new Promise<void>((resolve, reject) => {
      const limit = setTimeout(() => {
        reject(failed(`was not ready within ${readyWithinMs} ms`));
      }, readyWithinMs);
      const read = (chunk: Buffer) => {
        written += chunk.toString();
        if (log !== undefined) appendFileSync(log, chunk);
        if (ready.test(written)) {
          clearTimeout(limit);
          resolve();
        }
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('error', reject);
      child.once('exit', (code) => {
        clearTimeout(limit);
        reject(failed(`ended with ${String(code)}`));
      });
    });
  } catch (error) {
    await stop(child);
    throw error;
  }
  return { output: () => written, stop: async () => stop(child) };
}
