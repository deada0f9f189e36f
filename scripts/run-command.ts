import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

interface Options {
  /** Variables on top of the caller's own. */
  env?: Record<string, string>;
  /** Shows the output as it comes, besides collecting it. */
  live?: boolean;
  /** Ends the command after this number of minutes. */
  minutes?: number;
  /** The folder to run in; the project's root when left out. */
  cwd?: string;
}

interface Outcome {
  /** The exit code; 127 when the command could not be started, 124 when its time was up. */
  code: number;
  output: string;
  seconds: number;
}

/** Runs a command of the project or the system without a keyboard, the project's own tools first. Never throws. */
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
