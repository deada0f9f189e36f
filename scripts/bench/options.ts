import { parseArgs } from 'node:util';
import { refuse, refuseInput } from '../command-line.ts';

const usage = 'npm run bench -- [ROW …] [--once] [--no-lighthouse] [--reuse | --build FOLDER]';

export interface Options {
  /** The rows to measure. */
  rows: readonly string[];
  /** The number of times that each row is measured. */
  rounds: number;
  withLighthouse: boolean;
  /** Whether the existing build is measured, instead of a new one. */
  reuse: boolean;
  /** A folder to measure unchanged, without prerendering; null for the project's own build. */
  folder: string | null;
}

const options = {
  once: { type: 'boolean', default: false },
  lighthouse: { type: 'boolean', default: true },
  reuse: { type: 'boolean', default: false },
  build: { type: 'string' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true });
  } catch (error) {
    return refuseInput('bench', error, usage);
  }
}

/** Reads the command line. An invalid one is reported in one line, with exit code 2. */
export function readOptions(args: readonly string[], rowNames: readonly string[]): Options {
  const { values, positionals } = parsed(args);
  const unknown = positionals.find((name) => !rowNames.includes(name));
  if (unknown !== undefined) refuse('bench', `there is no row "${unknown}"; the rows are ${rowNames.join(', ')}`);
  return {
    rows: positionals.length === 0 ? rowNames : rowNames.filter((name) => positionals.includes(name)),
    rounds: values.once ? 1 : 3,
    withLighthouse: values.lighthouse,
    reuse: values.reuse,
    folder: values.build ?? null,
  };
}
