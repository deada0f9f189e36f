import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

interface Options {
  /** Environment variables, added to those of this process. */
  env?: Record<string, string>;
  /** Shows the output while the command runs, in addition to collecting it. */
  live?: boolean;
  /** Ends the command after this number of minutes. */
  minutes?: number;
  /** The folder to run in; the project's root if omitted. */
  cwd?: string;
}

interface Outcome {
  /** The exit code; 127 if the command could not be started, 124 if it exceeded its time. */
  code: number;
  output: string;
  seconds: number;
}

/** Runs a command without keyboard input. The project's own tools take precedence over the system's. Never throws. */
export function runCommand(command: string, args: readonly string[], options: Options = {}): Promise<Outcome> {
  const started = performance.now();
  const tools = resolve('node_modules/.bin');
  const env = { ...process.env, PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}`, ...options.env };
  return new Promise((done) => {
    let output = '';
    const finish = (code: number) => done({ code, output, seconds: (performance.now() - started) / 1000 });
    const child = spawn(command, args, {
      cwd: options.cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const limit =
      options.minutes === undefined
        ? undefined
        : setTimeout(() => {
            output += `\n${command} took longer than ${options.minutes} minutes and was stopped`;
            child.kill();
          }, options.minutes * 60_000);
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (options.live) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      clearTimeout(limit);
      output += error.message;
      finish(127);
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      finish(code ?? 124);
    });
  });
}
