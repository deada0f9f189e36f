import { parseArgs } from 'node:util';
import type { SuiteOptions } from './suite.ts';
import { UsageError } from './server-world.ts';

/** The usage text of the command. */
export const usage = (command: string) => `Usage: ${command} [options]

Verifies a server against the contract.

  --base-url URL    the server, with its version prefix; also BASE_URL
  --seed N          repeats a run; also CONTRACT_SEED
  --scale N         0.1 to 20: how many negative cases and runs; also CONTRACT_SCALE
  --tag a,b         the operations of these tags alone
  --only a,b        these operations alone
  --requests FILE   requests that the server accepts with its data, by operation (JSON): see the README
  --bail            ends after the first failure
  --resume          continues an interrupted run; its progress is in the folder of the report
  --contract FILE   another contract than the usual one
  --report FOLDER   where contract-verify.md, .json and .xml (JUnit) go; reports when left out
  --help

Variables for a server: CONTRACT_MOBILE_NUMBER, CONTRACT_PASSWORD, CONTRACT_OTHER_MOBILE_NUMBER,
CONTRACT_OTHER_PASSWORD, CONTRACT_ALLOW_WRITES, CONTRACT_RATE, CONTRACT_TOKEN and more: see the README.
`;

/** The options of the command. */
export interface CommandOptions {
  /** The seed, the scale, and the operations if only some were chosen. */
  suite: SuiteOptions;
  /** Only operations with one of these tags are verified; undefined for all. */
  tags: readonly string[] | undefined;
  /** The address of the server; undefined for the mock. */
  baseUrl: string | undefined;
  /** The file of given requests; undefined for none. */
  requestsFile: string | undefined;
  /** Undefined for the usual contract. */
  contractPath: string | undefined;
  reportFolder: string;
  /** Whether an interrupted run is continued. */
  isResumed: boolean;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        scale: { type: 'string' },
        'base-url': { type: 'string' },
        tag: { type: 'string' },
        only: { type: 'string' },
        requests: { type: 'string' },
        bail: { type: 'boolean', default: false },
        resume: { type: 'boolean', default: false },
        contract: { type: 'string' },
        report: { type: 'string', default: 'reports' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    // Only the first sentence: the rest explains how to pass such a word as a positional argument, which does not
    // exist.
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(message.split(/\. |\n/)[0] ?? message);
  }
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!/^\d{1,10}$/.test(text) || value > 0x7f_ff_ff_ff)
    throw new UsageError(`${name}: a whole number up to 2147483647`);
  return value;
}

/**
 * Reads the command line and the environment variables.
 * @returns null if help was requested
 * @throws UsageError with one clear line
 */
export function readOptions(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): CommandOptions | null {
  const values = parsed(args);
  if (values.help) return null;
  const seedText = values.seed ?? (environment['CONTRACT_SEED'] || undefined);
  const scaleText = values.scale ?? (environment['CONTRACT_SCALE'] || undefined) ?? '1';
  const scale = Number(scaleText);
  if (!/^\d+(?:\.\d+)?$/.test(scaleText) || scale < 0.1 || scale > 20) {
    throw new UsageError(`${values.scale === undefined ? 'CONTRACT_SCALE' : '--scale'}: a number from 0.1 to 20`);
  }
  const list = (text: string | undefined) => text?.split(',').filter((each) => each !== '');
  const only = list(values.only);
  return {
    suite: {
      seed:
        seedText === undefined
          ? Math.floor(Math.random() * 1_000_000_000)
          : wholeNumber(values.seed === undefined ? 'CONTRACT_SEED' : '--seed', seedText),
      scale,
      ...(values.bail ? { bail: true } : {}),
      ...(only === undefined ? {} : { operations: only }),
    },
    tags: list(values.tag),
    baseUrl: values['base-url'] ?? (environment['BASE_URL'] || undefined),
    requestsFile: values.requests,
    contractPath: values.contract,
    reportFolder: values.report,
    isResumed: values.resume,
  };
}
