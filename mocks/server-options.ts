import { parseArgs } from 'node:util';
import { type Controls, controlsSchema } from './controls.ts';
import { findScenario } from './scenarios.ts';

export interface ServerOptions {
  port: number;
  controls: Controls;
}

/** Thrown for a command line that can't be followed; its message is the one line to show. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** How the command is called. */
export const usage = `Usage: npm run mock -- [--port 4010] [--scenario NAME] [--clock ISO] [--seed N] [--latency none|seeded|MS]`;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4010' },
        scenario: { type: 'string', default: 'default' },
        clock: { type: 'string' },
        seed: { type: 'string' },
        latency: { type: 'string', default: 'none' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads the command line of the mock over HTTP.
 * @throws UsageError with one clear line
 */
export function readServerOptions(args: readonly string[]): ServerOptions {
  const values = parsed(args);
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new UsageError(`--port ${values.port}: a number up to 65535`);
  if (!findScenario(values.scenario)) throw new UsageError(`--scenario ${values.scenario}: no such scenario`);
  const controls = controlsSchema.safeParse({
    scenario: values.scenario,
    latency: /^\d+$/.test(values.latency) ? Number(values.latency) : values.latency,
    clock: values.clock ?? null,
    panel: false,
    ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
  });
  if (controls.success) return { port, controls: controls.data };
  const [issue] = controls.error.issues;
  throw new UsageError(`--${String(issue?.path[0])}: ${issue?.message ?? 'not valid'}`);
}
