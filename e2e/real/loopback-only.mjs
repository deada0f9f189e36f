// Preloaded into every server that the tests start: a connection that would leave this machine fails, and is written down
// in the file that LOOPBACK_LOG names, where the tests look for it.
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

const isLocal = (host) => host === undefined || /^(?:localhost|127\.\d+\.\d+\.\d+|::1|::|0\.0\.0\.0|)$/.test(host);
const connect = Socket.prototype.connect;

Socket.prototype.connect = function connectLocally(...args) {
  // net.connect hands its arguments over as one array.
  const [options, second] = Array.isArray(args[0]) ? args[0] : args;
  const isPipe = typeof options === 'string' || options?.path !== undefined;
  const host = typeof options === 'object' ? options?.host : typeof second === 'string' ? second : undefined;
  if (isPipe || isLocal(host)) return connect.apply(this, args);
  if (process.env.LOOPBACK_LOG) appendFileSync(process.env.LOOPBACK_LOG, `${process.argv[1]} → ${host}\n`);
  this.destroy(new Error(`The tests stay on this machine; ${host} is not on it`));
  return this;
};
