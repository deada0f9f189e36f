/** Serves the app on the mock backend (`npm start`), and generates code after each edit of the contract. */
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { createServer } from 'vite';
import { refuseInput } from './command-line.ts';

function readPort(): number | undefined {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' } } });
    if (values.port === undefined) return undefined;
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
      throw new Error(`"${values.port}" is not a port`);
    return Number(values.port);
  } catch (error) {
    return refuseInput('start', error, 'npm start [-- --port 5173]');
  }
}

/** A browser is opened on a desktop, never in CI or over a terminal connection. */
function someoneIsWatching(): boolean {
  if (!process.stdout.isTTY || process.env['CI']) return false;
  return process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
}

const port = readPort();
const server = await createServer({ mode: 'mock', server: { ...(port !== undefined && { port }) } });
await server.listen();
process.stdout.write('\nNabta runs on the mock backend: nothing leaves this machine, and nothing is charged.\n\n');
server.printUrls();
// Runs in its own thread, so that pages are served while the contract's code is generated.
const following = new Worker(new URL('generate.ts', import.meta.url), { argv: ['--watch'] });
following.on('error', (error) => {
  process.stderr.write(`contract: no longer followed, ${(error as Error).message}\n`);
});
if (process.stdin.isTTY) server.bindCLIShortcuts({ print: true });
if (someoneIsWatching()) server.openBrowser();
