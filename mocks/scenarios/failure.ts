import { HttpResponse } from 'msw';
import type { OperationId } from '#src/api/generated/operations.ts';

/** How one call can fail: before it reaches the server, at a proxy, or with a lost or wrong answer. */
export const failureKinds = [
  /** The connection is refused: the call never reaches the server. */
  'refused',
  /** The server carries out the operation, but its response never arrives. */
  'timeout',
  /** The server carries out the operation, but the connection breaks in the middle of its response. */
  'cut',
  /** A proxy responds with 500 and an HTML page. */
  'html-500',
  /** The session has ended: HTTP 401. */
  'http-401',
  /** The session has ended: `custom_status` 401 under HTTP 200. */
  'custom-401',
  /** A proxy responds with 429, Retry-After and no body. */
  'too-many',
  /** The server carries out the operation, but its response breaks the contract. */
  'off-contract',
] as const;

export type FailureKind = (typeof failureKinds)[number];

/** One operation that fails while the control is set. */
export interface Failure {
  operation: string;
  kind: FailureKind;
}

const page = '<!doctype html><html><head><title>502</title></head><body><h1>Bad gateway</h1></body></html>';

/** The response to a call that does not reach the server; undefined if it does. */
export function failureBefore(failure: Failure | null, id: OperationId): Response | undefined {
  if (failure?.operation !== id) return undefined;
  switch (failure.kind) {
    case 'refused':
      return HttpResponse.error();
    case 'html-500':
      return HttpResponse.html(page, { status: 500, statusText: 'Internal Server Error' });
    case 'http-401':
      return HttpResponse.json({ custom_status: 401, error: 'session expired please login again' }, { status: 401 });
    case 'custom-401':
      return HttpResponse.json({ custom_status: 401, error: 'session expired please login again' });
    case 'too-many':
      return new HttpResponse(null, { status: 429, statusText: 'Too Many Requests', headers: { 'Retry-After': '90' } });
    default:
      return undefined;
  }
}

/** A body that ends half-way: the connection closes before the announced length. */
function broken(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(stream) {
      stream.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)));
      stream.error(new TypeError('The connection was cut'));
    },
  });
}

/** Changes the server's response to what arrives at the caller. */
export async function failureAfter(failure: Failure | null, id: OperationId, response: Response): Promise<Response> {
  switch (failure?.operation === id ? failure.kind : null) {
    case 'timeout':
      return new Promise<never>(() => undefined);
    case 'cut':
      return new Response(broken(await response.text()), { status: response.status, headers: response.headers });
    case 'off-contract':
      return HttpResponse.json({ custom_status: 200, data: { something: 'else' } }, { status: response.status });
    default:
      return response;
  }
}
