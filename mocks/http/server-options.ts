import { parseArgs, type ParseArgsConfig } from 'node:util';
import { type Controls, controlsSchema } from '#mocks/controls.ts';
import { findScenario, scenarios } from '#mocks/scenarios/scenarios.ts';

export interface ServerOptions {
  port: number;
  controls: Controls;
  /** The address to listen at; by default all addresses of this machine, so that phones and emulators can connect. */
  host?: string;
  /** The file that keeps the state between runs. If omitted, the state is lost when the program ends. */
  stateFile?: string;
  /** The Firebase project of the emulator that sends the codes. If omitted, the tokens are the offline provider's. */
  firebaseProject?: string;
  /** The receiver of events, and the secret that signs them. If omitted, none are sent. */
  webhooks?: { url: string; secret: string };
}

/** Thrown for an invalid command line; the message is one line for the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The help text of the command. */
export const usage = `Usage: npm run mock -- [options]

  --port N          port to listen at, 0 for any free one (4010)
  --host ADDRESS    address to listen at (every one of this machine)
  --state FILE      keeps the state in FILE from one run to the next
  --scenario NAME   situation to play, (default); an unknown name lists them
  --clock INSTANT   instant from which the clock runs, such as 2026-11-26T07:00:00Z (the real one)
  --seed N          source of tokens, codes and delays (2022)
  --latency MS      milliseconds each answer takes, or "none", or "seeded" for 80 to 400 (none)
  --limits off      does not limit wrong passwords and questions about numbers, for test runs (on)
  --firebase ID     takes the tokens of this Firebase project's Auth emulator, and no others
  --webhooks URL    sends the events of payments and deliveries to URL
  --webhook-secret TEXT   signs these events (whsec_mock)
  --help            shows this
`;

const options = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string' },
  state: { type: 'string' },
  scenario: { type: 'string', default: 'default' },
  clock: { type: 'string' },
  seed: { type: 'string' },
  latency: { type: 'string', default: 'none' },
  limits: { type: 'string', default: 'on' },
  firebase: { type: 'string' },
  webhooks: { type: 'string' },
  'webhook-secret': { type: 'string', default: 'whsec_mock' },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    // Only the first sentence of Node's message is used: the rest explains options that begin with a dash.
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new UsageError(`${message}; see npm run mock -- --help`);
  }
}

/** The valid values of each control, for error messages. */
const wanted: Record<string, string> = {
  clock: 'an instant such as 2026-11-26T07:00:00Z',
  seed: 'a whole number from 0 on',
  latency: 'none, seeded or milliseconds up to 60000',
  limits: 'on or off',
};

const protocolOf = (url: string) => (URL.canParse(url) ? new URL(url).protocol : '');

const asNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/**
 * Reads the command line of the mock over HTTP.
 * @returns the options, or `help` if help was requested
 */
export function readServerOptions(args: readonly string[]): ServerOptions | 'help' {
  const values = parsed(args);
  if (values.help) return 'help';
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new UsageError(`--port ${values.port}: a number up to 65535`);
  if (values.host === '') throw new UsageError('--host: an address of this machine, such as 127.0.0.1');
  if (values.firebase === '') throw new UsageError('--firebase: the id of a Firebase project');
  if (values.webhooks !== undefined && !/^https?:$/.test(protocolOf(values.webhooks))) {
    throw new UsageError(`--webhooks ${values.webhooks}: an address such as http://localhost:8080/events`);
  }
  if (values['webhook-secret'] === '') throw new UsageError('--webhook-secret: a text that the receiver knows, too');
  if (values.state === '') throw new UsageError('--state: the name of a file');
  if (!findScenario(values.scenario)) {
    const names = scenarios.map(({ name }) => name).join(', ');
    throw new UsageError(`--scenario ${values.scenario}: no such scenario; there are ${names}`);
  }
  const controls = controlsSchema.safeParse({
    scenario: values.scenario,
    latency: asNumber(values.latency),
    limits: values.limits,
    clock: values.clock ?? null,
    panel: false,
    ...(values.seed === undefined ? {} : { seed: asNumber(values.seed) }),
  });
  if (!controls.success) {
    const name = String(controls.error.issues[0]?.path[0]);
    throw new UsageError(`--${name} ${String(values[name as keyof typeof values])}: ${wanted[name] ?? 'not valid'}`);
  }
  return {
    port,
    controls: controls.data,
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(values.state === undefined ? {} : { stateFile: values.state }),
    ...(values.firebase === undefined ? {} : { firebaseProject: values.firebase }),
    ...(values.webhooks === undefined ? {} : { webhooks: { url: values.webhooks, secret: values['webhook-secret'] } }),
  };
}
