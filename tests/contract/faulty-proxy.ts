import { createServer, type IncomingMessage } from 'node:http';
import { isObject, type JsonObject } from './json.ts';

/** A request on its way to the server; a fault may change it. */
export interface Passing {
  method: string;
  /** Behind the version prefix, with its query. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** An answer on its way back; a fault may change it. */
export interface Returning {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What a server does wrong. */
export interface Fault {
  /** Spoils the request, or answers in the server's place. */
  onRequest?: (passing: Passing) => Passing | Returning;
  onAnswer?: (returning: Returning, passing: Passing) => Returning;
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Headers that belong to one connection, or to a body as it was encoded. */
const ownHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']);

/** Stands between the suite and a server, and does one thing wrong. */
export async function startFaultyProxy(
  target: string,
  { onRequest = (passing) => passing, onAnswer = (returning) => returning }: Fault,
): Promise<{ baseUrl: string; close: () => Promise<void> }> {
  async function passed(passing: Passing): Promise<Returning> {
    const { method, path, headers, body } = passing;
    const bytes = body === '' ? null : new TextEncoder().encode(body);
    const response = await fetch(`${target}${path}`, { method, headers, body: bytes });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  }

  async function answered(incoming: IncomingMessage): Promise<Returning> {
    const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !ownHeaders.has(name) ? [[name, value] as const] : [],
    );
    const passing = {
      method: incoming.method ?? 'GET',
      path: (incoming.url ?? '/').replace(/^\/api\/v1/, ''),
      headers: Object.fromEntries(headers),
      body: await textOf(incoming),
    };
    const next = onRequest(passing);
    return 'status' in next ? next : onAnswer(await passed(next), passing);
  }

  const server = createServer((incoming, outgoing) => {
    void answered(incoming).then(({ status, headers, body }) => {
      const kept = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
      outgoing.writeHead(status, Object.fromEntries(kept));
      outgoing.end(status === 204 ? undefined : body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://localhost:${port}/api/v1`,
    close: async () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** A fault of the data of successful answers to one kind of call. */
export function wrongData(method: string, path: RegExp, spoil: (data: JsonObject) => void): Fault {
  return {
    onAnswer(returning, passing) {
      if (passing.method !== method || !path.test(passing.path) || returning.status >= 300) return returning;
      const body = JSON.parse(returning.body) as JsonObject;
      if (isObject(body['data'])) spoil(body['data']);
      return { ...returning, body: JSON.stringify(body) };
    },
  };
}
