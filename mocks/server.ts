import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { getResponse, type RequestHandler } from 'msw';
import { createBackend } from './backend.ts';
import { setClock } from './clock.ts';
import { readServerOptions, type ServerOptions, usage, UsageError } from './server-options.ts';
import { provideControls } from './state.ts';

const mediaTypes: Record<string, string> = { '.svg': 'image/svg+xml', '.webp': 'image/webp' };
const mediaFolder = new URL('public/', import.meta.url);

/** What a browser asks for before it lets a page of another origin call. */
const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers':
    'Accept, Accept-Language, Authorization, Cache-Control, Content-Type, Idempotency-Key, firebase-token, platform',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '600',
};

async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(new URL(incoming.url ?? '/', origin), {
    method: incoming.method ?? 'GET',
    headers,
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
}

async function media(pathname: string): Promise<Response> {
  const type = mediaTypes[extname(pathname)];
  const file = new URL(`.${pathname}`, mediaFolder);
  if (!type || !file.pathname.startsWith(`${mediaFolder.pathname}mock-media/`))
    return new Response(null, { status: 404 });
  try {
    return new Response(await readFile(file), { headers: { 'Content-Type': type } });
  } catch {
    return new Response(null, { status: 404 });
  }
}

async function answer(request: Request, handlers: RequestHandler[]): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/mock-media/')) return media(pathname);
  return (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  // The mock's way of saying that the line broke.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...crossOrigin });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/**
 * Serves the mock over HTTP.
 * @returns where it listens, and how to stop it
 */
export async function startServer({
  port,
  controls,
}: ServerOptions): Promise<{ origin: string; stop: () => Promise<void> }> {
  provideControls(() => controls);
  setClock(controls.clock === null ? null : new Date(controls.clock));
  const backend = createBackend({ baseUrl: '*/api/v1' });
  await backend.start();
  const server = createServer((incoming, outgoing) => {
    toRequest(incoming, 'http://localhost')
      .then(async (request) => send(await answer(request, backend.handlers), outgoing))
      .catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const address = server.address();
  const at = typeof address === 'object' && address !== null ? address.port : port;
  return {
    origin: `http://localhost:${at}`,
    stop: async () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function main(): Promise<void> {
  const options = readServerOptions(process.argv.slice(2));
  const { origin, stop } = await startServer(options);
  process.stdout.write(
    `The mock answers at ${origin}/api/v1 (scenario ${options.controls.scenario}). Ctrl+C stops it.\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    const isUsage = error instanceof UsageError;
    const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`mock: ${isPortTaken ? 'this port is in use; choose another with --port' : reason}\n`);
    if (isUsage) process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
  });
}
