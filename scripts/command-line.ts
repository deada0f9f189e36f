import { parseArgs } from 'node:util';

/**
 * Writes the errors in a command's input, at most ten lines with one error each, and exits with code 2.
 * @param command the command's name, put before each line
 */
export function refuse(command: string, errors: string | readonly string[]): never {
  const lines = typeof errors === 'string' ? [errors] : errors;
  for (const line of lines.slice(0, 10)) process.stderr.write(`${command}: ${line}\n`);
  if (lines.length > 10) process.stderr.write(`${command}: and ${lines.length - 10} more\n`);
  process.exit(2);
}

/**
 * Rejects input after an error of `parseArgs` or of a later check: prints the first sentence of the error, then the
 * usage.
 */
export function refuseInput(command: string, error: unknown, usage: string): never {
  refuse(command, `${(error as Error).message.split(/\. |\.?\n/)[0] ?? ''}; usage: ${usage}`);
}

/** Rejects any option or argument, for commands that take none. */
export function wantsNothing(command: string, usage: string): void {
  try {
    parseArgs({ options: {} });
  } catch (error) {
    refuseInput(command, error, usage);
  }
}
