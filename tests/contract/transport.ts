import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Answer, Sent } from './exchange.ts';

const answerWithinMs = 30_000;

const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}

/** Whether a server closed a kept connection just when a request that changes nothing used it again. */
const isStale = (error: NodeJS.ErrnoException, method: string, isReused: boolean) =>
  method === 'GET' && isReused && error.code === 'ECONNRESET';

/**
 * Sends a request as it is, and reads the answer without following it. `fetch` takes twice as long, and adds a content type to some
 * requests that must not have one. Rejects with an error that has a `code` where no answer comes.
 */
export async function answerOf(sent: Sent): Promise<Answer> {
  const { method, url, headers, body } = sent;
  const isHttps = url.startsWith('https:');
  return new Promise<Answer>((resolve, reject) => {
    const request = isHttps
      ? httpsRequest(url, { method, headers, agent: agents.https })
      : httpRequest(url, { method, headers, agent: agents.http });
    const timer = setTimeout(() => {
      request.destroy(new Error(`no answer within ${answerWithinMs / 1_000} s`));
    }, answerWithinMs);
    const failed = (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      if (isStale(error, method, request.reusedSocket)) resolve(answerOf(sent));
      else reject(error);
    };
    request.on('error', failed);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => {
        clearTimeout(timer);
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: headersOf(response), text, json: parsed(text) });
      });
    });
    request.end(body);
  });
}
