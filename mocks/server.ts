import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getResponse } from 'msw';
import { createBackend } from './backend.ts';
import { setClock } from './clock.ts';
import { methodsOf } from './contract.ts';
import { answerTestControl, type ControlledMock } from './http/test-control.ts';
import { crossOriginHeaders } from './http/cross-origin.ts';
import { pathBelowApi } from './http/one-handler.ts';
import { provideServerOrigin } from './orders/payments/page-origin.ts';
import { firebaseTokenReader } from './phone/phone-firebase-token.ts';
import { providePhoneTokens } from './phone/phone-token.ts';
import { answerAsProvider } from './provider/provider-http.ts';
import { errorReply } from './replies/error-reply.ts';
import { texts } from './replies/texts.ts';
import { readServerOptions, type ServerOptions, usage, UsageError } from './http/server-options.ts';
import { startWebhooks, type Webhooks } from './http/webhooks/start-webhooks.ts';
import { stateFile, StateFileError } from './store/state-file.ts';
import { provideControls } from './store/state.ts';

const mediaFolder = new URL('public/', import.meta.url);

/** The time in milliseconds that a stop waits for open responses. Slower ones are cut. */
const stopWithinMs = 10_000;

/** The origin that the current call was sent to: an emulator uses another name for this machine. */
const calledOrigin = new AsyncLocalStorage<string>();

/** Methods that `Request` refuses. */
const isForbidden = (method: string) => /^(?:TRACE|CONNECT|TRACK)$/i.test(method);

/** Converts a call for the handlers: a HEAD becomes a GET, and the body of a GET is ignored. */
async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = 'GET' } = incoming;
  const isGet = method === 'GET' || method === 'HEAD';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // As a proxy does it; a client can't name another address than its own.
  headers.set('X-Forwarded-For', incoming.socket.remoteAddress ?? 'unknown');
  return new Request(new URL(incoming.url ?? '/', origin), {
    method: isGet ? 'GET' : method,
    headers,
    ...(chunks.length > 0 && !isGet ? { body: Buffer.concat(chunks) } : {}),
  });
}

async function media(pathname: string): Promise<Response> {
  const file = new URL(`.${pathname}`, mediaFolder);
  if (extname(pathname) !== '.webp' || !file.pathname.startsWith(`${mediaFolder.pathname}mock-media/`))
    return new Response(null, { status: 404 });
  try {
    return new Response(await readFile(file), {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=86400' },
    });
  } catch {
    return new Response(null, { status: 404 });
  }
}

async function answer(request: Request, mock: ControlledMock): Promise<Response> {
  const { handlers, act } = mock.backend;
  const { pathname } = new URL(request.url);
  if (request.method === 'OPTIONS') {
    const allowed = [...methodsOf(pathBelowApi(pathname)), 'OPTIONS'];
    return new Response(null, { status: 204, headers: { Allow: allowed.join(', ') } });
  }
  if (pathname.startsWith('/mock-media/')) return media(pathname);
  if (pathname === '/mock-provider') return answerAsProvider(request, act);
  if (pathname.startsWith('/__test/')) {
    return (await answerTestControl(request, mock)) ?? new Response(null, { status: 404 });
  }
  return (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
}

/** The response to a call whose host, address or method is invalid; null if the call is valid. */
function unreadable(incoming: IncomingMessage, origin: string): Response | null {
  const { method = 'GET', url = '/' } = incoming;
  const language = /^ar\b/i.test(incoming.headers['accept-language'] ?? '') ? 'ar' : 'en';
  if (!URL.canParse(url, origin)) {
    return Response.json(errorReply(400, texts.unreadable, language).body, { status: 400 });
  }
  if (!isForbidden(method)) return null;
  const { pathname } = new URL(url, origin);
  return Response.json(errorReply(405, texts.wrongMethod, language).body, {
    status: 405,
    headers: { Allow: [...methodsOf(pathBelowApi(pathname)), 'OPTIONS'].join(', ') },
  });
}

const compressed = promisify(gzip);

/** Texts from this number of bytes are worth compressing. */
const compressedFrom = 1_024;

/** The body as sent, and the headers that say how (`x-protocol-headers` in the contract). */
async function encodedBody(incoming: IncomingMessage, response: Response): Promise<[Buffer, Record<string, string>]> {
  const body = Buffer.from(await response.arrayBuffer());
  const isText = /^(?:application\/json|text\/)/.test(response.headers.get('content-type') ?? '');
  if (!isText || body.byteLength < compressedFrom) return [body, {}];
  const vary = { vary: 'Accept-Encoding' };
  if (!/\bgzip\b/.test(incoming.headers['accept-encoding'] ?? '')) return [body, vary];
  return [await compressed(body), { ...vary, 'content-encoding': 'gzip' }];
}

async function send(incoming: IncomingMessage, response: Response, outgoing: ServerResponse) {
  // The handlers return an error response to break the connection.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const asksForPrivateNetwork = incoming.headers['access-control-request-private-network'] === 'true';
  const [body, encoding] = await encodedBody(incoming, response);
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...encoding,
    ...crossOriginHeaders(incoming.method === 'OPTIONS', asksForPrivateNetwork),
    ...(response.status !== 204 && { 'content-length': body.byteLength }),
  });
  // For a HEAD, only the headers are sent.
  outgoing.end(body);
}

function mockFor({ controls: first, stateFile: path, firebaseProject }: ServerOptions): ControlledMock {
  let controls = first;
  providePhoneTokens(firebaseProject === undefined ? null : firebaseTokenReader(firebaseProject));
  provideControls(() => controls);
  setClock(controls.clock === null ? null : new Date(controls.clock));
  provideServerOrigin(() => calledOrigin.getStore());
  const backend = createBackend({
    baseUrl: '*/api/v1',
    mediaRoot: () => calledOrigin.getStore() ?? '',
    ...(path !== undefined && {
      store: stateFile(path),
      // A file that a person named is never overwritten with other content, unlike a browser's own snapshot.
      onDropped: (reason) => {
        throw new StateFileError(`--state ${path}: can't be used, ${reason}; delete it or name another file`);
      },
    }),
  });
  return {
    backend,
    setControls: (changes) => {
      controls = { ...controls, ...changes };
    },
  };
}

/** The version in the contract that this mock implements. */
async function contractVersion(): Promise<string> {
  const contract = await readFile(new URL('../openapi/openapi.yaml', import.meta.url), 'utf8');
  return /^  version: (\S+)$/m.exec(contract)?.[1] ?? '';
}

/** Starts sending events if the command line names a receiver; a reset of the records causes none. */
async function webhooksOf({ webhooks }: ServerOptions, mock: ControlledMock): Promise<Webhooks | null> {
  if (webhooks === undefined) return null;
  const { backend } = mock;
  const { url, secret } = webhooks;
  const options = { url, secrets: [secret], apiVersion: await contractVersion() };
  const started = await startWebhooks(backend, options, (line) => process.stderr.write(`mock: ${line}\n`));
  mock.backend = {
    ...backend,
    reset: async () => {
      await backend.reset();
      await started.begin();
    },
  };
  return started;
}

interface RunningServer extends Pick<ControlledMock, 'setControls'> {
  origin: string;
  /** Stops it after finishing open responses. */
  stop: () => Promise<void>;
}

/** Serves the mock over HTTP. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host } = options;
  const mock = mockFor(options);
  await mock.backend.start();
  const webhooks = await webhooksOf(options, mock);
  // Longer than a busy machine pauses a client, so that no request meets a connection that was just closed.
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    const origin = `http://${incoming.headers.host ?? 'localhost'}`;
    void calledOrigin.run(origin, async () => {
      try {
        const response = unreadable(incoming, origin) ?? (await answer(await toRequest(incoming, origin), mock));
        // Idle connections would keep the server running.
        if (!server.listening) outgoing.setHeader('Connection', 'close');
        await send(incoming, response, outgoing);
        await webhooks?.flush();
      } catch (error) {
        if (error instanceof StateFileError) process.stderr.write(`mock: ${error.message}\n`);
        outgoing.destroy();
      }
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const at = typeof address === 'object' && address !== null ? address.port : port;
  return {
    origin: `http://localhost:${at}`,
    setControls: mock.setControls,
    stop: async () =>
      new Promise((resolve) => {
        webhooks?.stop();
        const cut = setTimeout(() => {
          server.closeAllConnections();
        }, stopWithinMs);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
      }),
  };
}

async function main(): Promise<void> {
  const options = readServerOptions(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(usage);
    return;
  }
  const { origin, stop } = await startServer(options);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.stdout.write('The mock stops when its open answers are sent.\n');
      void stop();
    });
  }
  const { scenario } = options.controls;
  process.stdout.write(`The mock answers at ${origin}/api/v1 (scenario ${scenario}). Ctrl+C stops it.\n`);
}

const listenErrors: Record<string, string> = {
  EACCES: 'this port needs more rights; choose another with --port',
  EADDRINUSE: 'this port is in use; choose another with --port',
  EADDRNOTAVAIL: 'this machine has no such address; choose another with --host',
  ENOTFOUND: 'this machine has no such address; choose another with --host',
  EAI_AGAIN: 'this machine has no such address; choose another with --host',
};

/** The message for the person who typed the command, in one line. */
function messageOf(error: unknown): string {
  if (error instanceof UsageError || error instanceof StateFileError) return error.message;
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  const isListening = syscall === 'listen' || syscall === 'getaddrinfo';
  const reason = isListening ? listenErrors[code ?? ''] : undefined;
  if (reason !== undefined) return port === undefined ? reason : `--port ${port}: ${reason}`;
  return error instanceof Error ? error.message : String(error);
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`mock: ${messageOf(error).replaceAll(/\s*\n\s*/g, ' ')}\n`);
    process.exitCode = 2;
  });
}
