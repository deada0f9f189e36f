import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** A program that runs during the tests. */
export interface Program {
  /** What it has written so far. */
  output: () => string;
  /** Ends it; resolves when it is gone. */
  stop: () => Promise<void>;
}

interface Options {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** A file that keeps what it writes, for tests that search it: they run in other processes than this one. */
  log?: string;
  /** How long it may take to be ready, in milliseconds: far longer than it needs, for a machine that has more to do. */
  readyWithinMs?: number;
}

/** How long a program may take to end by itself before it is killed. */
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
 * @param ready the output that shows it
 * @throws when it ends before or takes too long; with all of its output
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

/** Free ports, chosen by the system. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(
    servers.map(async (server) => {
      server.close();
      await once(server, 'close');
    }),
  );
  return ports;
}
