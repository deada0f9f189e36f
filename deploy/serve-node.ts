import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { inlineScriptHashes } from './content-policy.ts';
import { cacheControl, everyAnswersHeaders, hashedFolder } from './headers.ts';
import { readConfig } from './read-config.ts';
import { routePattern, routes } from './routes.ts';
import type { RunningServer, ServedSite } from './serve-nginx.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Found {
  status: number;
  /** Null where the answer is a line of text. */
  file: string | null;
}

const isFile = async (file: string) => (await stat(file).catch(() => null))?.isFile() ?? false;

async function find(root: string, configFile: string, path: string): Promise<Found> {
  const missing: Found = path.startsWith(hashedFolder)
    ? { status: 404, file: null }
    : { status: 404, file: join(root, '404.html') };
  if (path.split('/').some((part) => part.startsWith('.'))) return missing;
  if (path === '/config.json') return { status: 200, file: configFile };
  const file = join(root, normalize(path));
  if (await isFile(file)) return { status: 200, file };
  if (routes.some((route) => routePattern(route).test(path))) return { status: 200, file: join(root, 'index.html') };
  return missing;
}

async function answer(found: Found, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (found.file === null) {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.writeHead(found.status).end('Not found\n');
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const isThere = await Promise.all(encodings.map(async ([, ending]) => isFile(`${found.file}${ending}`)));
  const ready = encodings.filter((_encoding, at) => isThere[at]);
  const chosen = ready.find(([encoding]) => accepted.includes(encoding));
  if (ready.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (chosen) response.setHeader('Content-Encoding', chosen[0]);
  const file = `${found.file}${chosen?.[1] ?? ''}`;
  response.setHeader('Content-Type', types[extname(found.file)] ?? 'application/octet-stream');
  response.writeHead(found.status).end(request.method === 'HEAD' ? undefined : await readFile(file));
}

/**
 * Serves a build from Node with the headers and pages of the nginx configuration, for tests where there is no nginx. It is
 * no server for parents.
 * @throws Error that says what is wrong with the configuration
 */
export async function startNodeServer({ root, configFile, port = 0 }: ServedSite): Promise<RunningServer> {
  const read = await readConfig(configFile);
  if ('faults' in read) throw new Error(read.faults.map((fault) => `${configFile}: ${fault}`).join('\n'));
  const html = await readFile(join(root, 'index.html'), 'utf8');
  const headers = everyAnswersHeaders(read.config, inlineScriptHashes(html));

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Cache-Control', cacheControl.other);
      response.writeHead(405).end();
      return;
    }
    const found = await find(root, configFile, decodeURIComponent(pathname));
    const isHashed = found.status === 200 && pathname.startsWith(hashedFolder);
    response.setHeader('Cache-Control', isHashed ? cacheControl.hashed : cacheControl.other);
    await answer(found, request, response);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const address = server.address();
  const stopped = Promise.withResolvers<void>();
  server.on('close', () => {
    stopped.resolve();
  });
  return {
    origin: `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}`,
    stopped: stopped.promise,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await stopped.promise;
    },
  };
}
