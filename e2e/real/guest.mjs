// Preloaded into every Node server that the tests start.
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

const { CALLED_OUT, LEAVES_WITH_HOST } = process.env;

// A connection to another machine fails, and is logged to the file that the tests read.
const isLocal = (host) => host === undefined || /^(?:localhost|127\.\d+\.\d+\.\d+|::1|::|0\.0\.0\.0|)$/.test(host);
const connect = Socket.prototype.connect;

Socket.prototype.connect = function connectLocally(...args) {
  // net.connect passes its arguments as one array.
  const [options, second] = Array.isArray(args[0]) ? args[0] : args;
  const isPipe = typeof options === 'string' || options?.path !== undefined;
  const host = typeof options === 'object' ? options?.host : typeof second === 'string' ? second : undefined;
  if (isPipe || isLocal(host)) return connect.apply(this, args);
  if (CALLED_OUT) appendFileSync(CALLED_OUT, `${process.argv[1]} called ${host}\n`);
  this.destroy(new Error(`The tests stay on this machine; ${host} is not on it`));
  return this;
};

// When the tests end, even by a signal, the pipe to this process closes and the server exits.
if (LEAVES_WITH_HOST) {
  delete process.env.LEAVES_WITH_HOST;
  process.stdin.on('close', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.resume();
  process.stdin.unref();
}
