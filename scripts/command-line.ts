import { parseArgs } from 'node:util';

/**
 * Says what is wrong with a command's input, one line each, and ends with exit code 2; at most ten lines.
 * @param command how the command is called, put before each line
 */
export function refuse(command: string, faults: string | readonly string[]): never {
  const lines = typeof faults === 'string' ? [faults] : faults;
  for (const line of lines.slice(0, 10)) process.stderr.write(`${command}: ${line}\n`);
  if (lines.length > 10) process.stderr.write(`${command}: and ${lines.length - 10} more\n`);
  process.exit(2);
}

/** Refuses what `parseArgs`, or a check after it, has thrown: its first sentence, then how the command is called. */
export function refuseInput(command: string, error: unknown, usage: string): never {
  refuse(command, `${(error as Error).message.split(/\. |\.?\n/)[0] ?? ''}; usage: ${usage}`);
}

/** Refuses any option or argument, for commands that take none. */
export function wantsNothing(command: string, usage: string): void {
  try {
    parseArgs({ options: {} });
  } catch (error) {
    refuseInput(command, error, usage);
  }
}
