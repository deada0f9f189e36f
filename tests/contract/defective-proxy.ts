import { createServer, type IncomingMessage } from 'node:http';
import { isObject, type JsonObject } from './json.ts';
import { listen } from './listen.ts';

/** A request on the way to the server, which a defect can change. */
export interface Passing {
  method: string;
  /** The path after the version prefix, with its query. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** An answer on the way back, which a defect can change. */
export interface Returning {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A defect of a server. */
export interface Defect {
  /** Changes the request, or answers in the server’s place. */
  onRequest?: (passing: Passing) => Passing | Returning;
  onAnswer?: (returning: Returning, passing: Passing) => Returning;
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Headers that apply to a single connection, or to a body in its original encoding. */
const ownHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']);

/** A proxy between the suite and a server that has one defect. */
export async function startDefectiveProxy(
  target: string,
  { onRequest = (passing) => passing, onAnswer = (returning) => returning }: Defect,
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
  const baseUrl = await listen(server);
  return {
    baseUrl,
    close: async () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** A defect in the data of successful answers of one operation. */
export function wrongData(method: string, path: RegExp, spoil: (data: JsonObject) => void): Defect {
  return {
    onAnswer(returning, passing) {
      if (passing.method !== method || !path.test(passing.path) || returning.status >= 300) return returning;
      const body = JSON.parse(returning.body) as JsonObject;
      if (isObject(body['data'])) spoil(body['data']);
      return { ...returning, body: JSON.stringify(body) };
    },
  };
}
