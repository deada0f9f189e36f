import { runCommand } from './run-command.ts';

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Where the hand-written contract begins. */
export const contractRoot = 'openapi/openapi.yaml';

/** The whole contract in one file: generated, committed, what every other tool reads. */
export const bundlePath = 'openapi/dist/openapi.yaml';

/** Runs the contract's own tool, offline and without news of itself. Never throws. */
export function redocly(args: readonly string[]): ReturnType<typeof runCommand> {
  return runCommand('redocly', args, { env: quiet, minutes: 2 });
}
