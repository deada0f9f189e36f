import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, createServer as createProxy, type Socket } from 'node:net';
import { fakeReCaptcha } from '../real/fake-recaptcha.ts';
import { selfSigned } from './self-signed.ts';

const google = 'www.google.com';
const identity = 'identitytoolkit.googleapis.com';

/** The network of a test browser: it has no internet access. */
export interface Network {
  /** The address, without a scheme, of the SOCKS proxy for all hosts except this machine. */
  proxy: string;
  /** The Google addresses that were requested, in order. */
  asked: string[];
  stop: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Answers in Google's place: a fake reCAPTCHA that is solved at once, and codes from the emulator. */
async function answer(request: IncomingMessage, response: ServerResponse, emulator: string): Promise<void> {
  const { host = '' } = request.headers;
  const { pathname, search, searchParams } = new URL(request.url ?? '/', `https://${host}`);
  if (host === google && pathname === '/recaptcha/api.js') {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(`(${fakeReCaptcha.toString()})(${JSON.stringify(searchParams.get('onload'))})`);
    return;
  }
  if (host !== identity) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '*');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const answered = await fetch(`${emulator}/${identity}${pathname}${search}`, {
    method: request.method ?? 'GET',
    headers: { 'Content-Type': 'application/json' },
    ...(request.method === 'POST' && { body: new Uint8Array(await bodyOf(request)) }),
  });
  response.writeHead(answered.status, { 'Content-Type': 'application/json' }).end(await answered.text());
}

/** Reads this many bytes from a connection. */
async function bytes(socket: Socket, count: number): Promise<Buffer> {
  for (;;) {
    const read = socket.read(count) as Buffer | null;
    if (read !== null) return read;
    await once(socket, 'readable');
  }
}

/** The host name that a browser requests from a SOCKS proxy (RFC 1928). */
async function hostAskedFor(socket: Socket): Promise<string> {
  const [, methods = 0] = await bytes(socket, 2);
  await bytes(socket, methods);
  socket.write(Buffer.from([5, 0]));
  const [, , , kind, length = 0] = await bytes(socket, 5);
  const isName = kind === 3;
  // An IPv4 address has four bytes; the first one has been read.
  const rest = await bytes(socket, isName ? length + 2 : 5);
  return isName ? rest.subarray(0, -2).toString() : [length, ...rest.subarray(0, -2)].join('.');
}

const granted = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
const unreachable = Buffer.from([5, 4, 0, 1, 0, 0, 0, 0, 0, 0]);

/**
 * Starts a proxy that connects to no other machine and answers the requests to Google that sending a code makes. It is
 * needed because not all engines can intercept requests.
 */
export async function startNetwork(emulator: string): Promise<Network> {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const secure = createServer(selfSigned([google, identity]), (request, response) => {
    asked.push(`https://${request.headers.host}${request.url}`);
    answer(request, response, emulator).catch(() => response.writeHead(500).end());
  });
  const pass = async (client: Socket) => {
    const host = await hostAskedFor(client);
    if (host !== google && host !== identity) {
      client.end(unreachable);
      return;
    }
    client.write(granted);
    secure.emit('connection', client);
  };
  const proxy = createProxy((client) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client));
    client.on('error', () => client.destroy());
    pass(client).catch(() => client.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    proxy: `127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    asked,
    stop: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
