import { runCommand } from './run-command.ts';

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** The root file of the hand-written contract. */
export const contractRoot = 'openapi/openapi.yaml';

/** The whole contract in one file: generated, committed, and read by all other tools. */
export const bundlePath = 'openapi/dist/openapi.yaml';

/** Runs the Redocly CLI offline and without update notices. Never throws. */
export function redocly(args: readonly string[]): ReturnType<typeof runCommand> {
  return runCommand('redocly', args, { env: quiet, minutes: 2 });
}
