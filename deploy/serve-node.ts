import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { languageInCookies, languageInSearch } from '../src/i18n/language-cookie.ts';
import { apiUpstreamFault } from './api-upstream.ts';
import { cacheControl, commonHeaders, documentHeaders, documentVary, type Header, hashedFolder } from './headers.ts';
import { hashesOfSite } from './pages-of-site.ts';
import { readConfig } from './read-config.ts';
import { routesPattern } from './routes.ts';
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
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.xml': 'text/xml; charset=utf-8',
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Found {
  status: number;
  /** Null if the response is a line of text. */
  file: string | null;
}

const isFile = async (file: string) => (await stat(file).catch(() => null))?.isFile() ?? false;

async function firstFile(root: string, files: readonly string[]): Promise<string> {
  const isThere = await Promise.all(files.map(async (file) => isFile(join(root, file))));
  const found = files.find((_file, at) => isThere[at]);
  if (found === undefined) throw new Error(`${root} has none of ${files.join(', ')}`);
  return join(root, found);
}

const pages = routesPattern('path');

/** The folder of the page's language, chosen as in the nginx configuration. */
function languageFolder(search: string, cookies: string): string {
  return (languageInSearch(search) ?? languageInCookies(cookies)) === 'ar' ? '/ar' : '';
}

async function find(site: ServedSite, path: string, folder: string): Promise<Found> {
  const { root, assetsRoot = root, configFile } = site;
  const isHidden = path.split('/').some((part) => part.startsWith('.')) || path.endsWith('.html');
  const shells = [`${folder}/app.html`, '/app.html'];
  if (path === '/app.html') return { status: 200, file: await firstFile(root, shells) };
  const place = path.startsWith(hashedFolder) ? assetsRoot : root;
  const file = join(place, normalize(path));
  const page = pages.exec(path)?.groups?.['path'];
  if (!isHidden && path === '/config.json') return { status: 200, file: configFile };
  if (!isHidden && page !== undefined) {
    const files = [`${folder}${page}/index.html`, ...shells, '/index.html'];
    return { status: 200, file: await firstFile(root, files) };
  }
  if (!isHidden && (await isFile(file))) return { status: 200, file };
  if (path.startsWith(hashedFolder)) return { status: 404, file: null };
  return { status: 404, file: await firstFile(root, [`${folder}/404.html`, '/404.html']) };
}

/** Forwards a call to the API, as the nginx configuration does. */
function passOn(upstream: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { cookie: _cookie, ...headers } = incoming.headers;
  const onward = request(new URL(incoming.url ?? '/', upstream), {
    method: incoming.method,
    headers: {
      ...headers,
      host: new URL(upstream).host,
      'x-forwarded-for': incoming.socket.remoteAddress,
      'x-forwarded-host': headers.host,
      'x-forwarded-proto': 'http',
    },
  });
  onward.on('response', (response) => {
    for (const [name, value] of [...Object.entries(response.headers), ...commonHeaders]) {
      if (value !== undefined) outgoing.setHeader(name, value);
    }
    outgoing.writeHead(response.statusCode ?? 502);
    response.pipe(outgoing);
  });
  onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  incoming.pipe(onward);
}

async function answer(found: Found, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  if (found.file === null) {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.writeHead(found.status).end('Not found\n');
    return;
  }
  const accepted = incoming.headers['accept-encoding'] ?? '';
  const isThere = await Promise.all(encodings.map(async ([, ending]) => isFile(`${found.file}${ending}`)));
  const ready = encodings.filter((_encoding, at) => isThere[at]);
  const chosen = ready.find(([encoding]) => accepted.includes(encoding));
  if (ready.length > 0) response.appendHeader('Vary', 'Accept-Encoding');
  if (chosen) response.setHeader('Content-Encoding', chosen[0]);
  const file = `${found.file}${chosen?.[1] ?? ''}`;
  response.setHeader('Content-Type', types[extname(found.file)] ?? 'application/octet-stream');
  response.writeHead(found.status).end(incoming.method === 'HEAD' ? undefined : await readFile(file));
}

/**
 * Serves a site from Node.js with the headers and pages of the nginx configuration, for tests on machines without
 * nginx. Not for production.
 * @throws Error for a wrong configuration
 */
export async function startNodeServer(site: ServedSite): Promise<RunningServer> {
  const { root, configFile, apiUpstream, port = 0 } = site;
  const read = await readConfig(configFile);
  if ('errors' in read) throw new Error(read.errors.map((error) => `${configFile}: ${error}`).join('\n'));
  const unusable = apiUpstreamFault(apiUpstream, read.config);
  if (unusable !== null) throw new Error(unusable);
  const ofDocuments: readonly Header[] = [
    ...documentHeaders(read.config, await hashesOfSite(root)),
    ['Cache-Control', cacheControl.document],
    ['Vary', documentVary],
  ];

  const respond = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://localhost');
    if (apiUpstream !== undefined && pathname.startsWith('/api/')) {
      passOn(apiUpstream, incoming, response);
      return;
    }
    for (const [name, value] of commonHeaders) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl.other);
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    const folder = languageFolder(search, incoming.headers.cookie ?? '');
    const found = await find(site, decodeURIComponent(pathname), folder);
    if (found.status === 200 && pathname.startsWith(hashedFolder)) {
      response.setHeader('Cache-Control', cacheControl.hashed);
    }
    if (found.file?.endsWith('.html') === true)
      for (const [name, value] of ofDocuments) response.setHeader(name, value);
    await answer(found, incoming, response);
  };
  const server = createServer((incoming, response) => {
    respond(incoming, response).catch(() => response.writeHead(400).end());
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
