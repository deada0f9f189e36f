import { once } from 'node:events';
import { createServer } from 'node:net';

// Systems take ports from 32768 on (Linux) or from 49152 on for connections and for servers that accept any port. A port
// from there could be taken between this check and the start of the program that needs it.
const first = 20_000;
const perProcess = 12;
const processes = 1000;

// Processes that start in parallel, for example those of several parts of the tests, begin at different numbers.
let next = first + (process.pid % processes) * perProcess;

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Returns a free port of this machine, for a program that can't choose one itself; never the same port again. */
export async function freePort(): Promise<number> {
  const port = next;
  next = port + 1 < first + processes * perProcess ? port + 1 : first;
  return (await isFree(port)) ? port : freePort();
}
