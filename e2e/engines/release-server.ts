import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../../deploy/serve-nginx.ts';
import { startNodeServer } from '../../deploy/serve-node.ts';
import { findNginx } from '../../scripts/nginx.ts';
import type { AppConfig } from '../../src/app/config.ts';
import { copyBuilds } from './next-build.ts';

export type Release = 'first' | 'next';

/** A site that can change its release while a tab is open. */
export interface ReleaseServer {
  origin: string;
  /** Serves only this build from now on. */
  serve: (release: Release) => void;
  /** Serves the other release's file for a path, as a faulty server would. */
  mix: (path: string) => void;
  /** Drops this many connections, or all, for files that match a pattern. */
  drop: (pattern: RegExp, times?: number) => void;
  /** Serves everything normally again. */
  repair: () => void;
  /** The paths of the requested documents and of the files that were not served, since the last `forget`. */
  documents: () => readonly string[];
  lost: () => readonly string[];
  forget: () => void;
  stop: () => Promise<void>;
}

const pathOf = (message: IncomingMessage) => new URL(message.url ?? '/', 'http://localhost').pathname;

/** Whether a request opens a page. The service worker (src/app/service-worker.ts) stores pages by `text/html` alone. */
const isDocument = ({ headers }: IncomingMessage, path: string) =>
  !path.startsWith('/assets/') && !/\.\w+$/.test(path) && headers.accept !== 'text/html';

/** Starts the project's nginx for each of the two builds, with a proxy in front of both. */
export async function startReleaseServer(config: AppConfig): Promise<ReleaseServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nabta-releases-'));
  // nginx, started by root, reads files as another user.
  await chmod(folder, 0o755);
  await copyBuilds(folder);
  const configFile = join(folder, 'config.json');
  await writeFile(configFile, JSON.stringify(config));
  const start = findNginx() === null ? startNodeServer : startNginx;
  const servers = {
    first: await start({ root: join(folder, 'first'), configFile }),
    next: await start({ root: join(folder, 'next'), configFile }),
  };

  let release: Release = 'first';
  let dropped: { pattern: RegExp; left: number } | null = null;
  const mixed = new Set<string>();
  const documents: string[] = [];
  const lost: string[] = [];
  const other = { first: 'next', next: 'first' } as const;

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = pathOf(incoming);
    if (isDocument(incoming, path)) documents.push(path);
    if (dropped && dropped.left > 0 && dropped.pattern.test(path)) {
      dropped.left -= 1;
      lost.push(path);
      incoming.socket.destroy();
      return;
    }
    const { origin } = servers[mixed.has(path) ? other[release] : release];
    const onward = request(new URL(incoming.url ?? '/', origin), {
      method: incoming.method,
      headers: incoming.headers,
      // No connection reuse: the server may close an idle connection at the moment of its reuse.
      agent: false,
    });
    onward.on('response', (response) => {
      if (response.statusCode === 404) lost.push(path);
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    onward.end();
  };
  const front = createServer(answer).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const repair = () => {
    dropped = null;
    mixed.clear();
  };
  return {
    origin: `http://localhost:${(front.address() as AddressInfo).port}`,
    serve: (next) => {
      release = next;
    },
    mix: (path) => {
      mixed.add(path);
    },
    drop: (pattern, times = Infinity) => {
      dropped = { pattern, left: times };
    },
    repair,
    documents: () => [...documents],
    lost: () => [...lost],
    forget: () => {
      documents.length = 0;
      lost.length = 0;
    },
    stop: async () => {
      front.close();
      front.closeAllConnections();
      await Promise.all(Object.values(servers).map(async (server) => server.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
