import { freshKey, keyHeader, takesKey } from './attempt-key.ts';
import type { Operation } from './contract.ts';

/** One serialized request. */
export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Undefined without a body. */
  body: string | undefined;
}

/** One answer. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body parsed as JSON; undefined if it is not JSON. */
  json: unknown;
}

/** Whether an answer is a success. */
export function isSuccess({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

/** A request to an operation and its answer. */
export interface Exchange {
  operation: Operation;
  sent: Sent;
  answer: Answer;
}

/** A request before it is serialized. */
export interface Ready {
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
  /** The bearer token; omitted for a visitor. */
  token?: string | undefined;
}

/** The request that a check is about as a shell command, and its answer in one line. */
export interface Evidence {
  curl: string;
  got: string;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Longer bodies are cut in reports. */
const longest = 4_000;

/** The request as a shell command; the caller must remove its secrets. */
export function asCurl({ method, url, headers, body }: Sent): string {
  const parts = ['curl', '-i', '-X', method, quoted(url)];
  for (const [name, value] of Object.entries(headers)) parts.push('-H', quoted(`${name}: ${value}`));
  if (body !== undefined) {
    const cut = body.length > longest ? `${body.slice(0, 200)}…(${body.length} characters)` : body;
    parts.push('--data-raw', quoted(cut));
  }
  return parts.join(' ');
}

/** The answer in one line. */
export function shortAnswer({ status, text }: Answer): string {
  if (status === 0) return `nothing: the line was cut (${text})`;
  const line = text.replaceAll(/\s+/g, ' ');
  return `${status} ${line.length > 300 ? `${line.slice(0, 300)}…` : line}`.trim();
}

/** The request and the answer of an exchange for a report; null without one. */
export function evidenceOf(exchange: Pick<Exchange, 'sent' | 'answer'> | null): Evidence | null {
  return exchange && { curl: asCurl(exchange.sent), got: shortAnswer(exchange.answer) };
}

function written(value: unknown): string {
  return Array.isArray(value) ? value.map(String).join(',') : String(value);
}

/** Serializes a request: fills path parameters, encodes the query, writes the body as JSON, creates a missing key. */
export function writeOut(baseUrl: string, operation: Operation, ready: Ready): Sent {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(ready.path?.[name] ?? '')),
  );
  const pairs = Object.entries(ready.query ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, written(value)])).toString();
  const hasBody = ready.body !== undefined;
  return {
    method: operation.method,
    url: `${baseUrl}${path}${query === '' ? '' : `?${query}`}`,
    headers: {
      Accept: 'application/json',
      'Accept-Language': 'en',
      platform: 'web',
      ...(ready.token === undefined ? {} : { Authorization: `Bearer ${ready.token}` }),
      ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
      ...(takesKey(operation) ? { [keyHeader]: freshKey() } : {}),
      ...ready.headers,
    },
    body: hasBody ? JSON.stringify(ready.body) : undefined,
  };
}
