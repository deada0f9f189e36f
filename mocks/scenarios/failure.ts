import { HttpResponse } from 'msw';
import type { OperationId } from '#src/api/generated/operations.ts';

/** How one call can fail: before it reaches the server, at a proxy, or with a lost or wrong answer. */
export const failureKinds = [
  /** The connection is refused: the call never reaches the server. */
  'refused',
  /** The server does what was asked, but its answer never arrives. */
  'timeout',
  /** The server does what was asked, but the connection breaks in the middle of its answer. */
  'cut',
  /** Something in front of the server answers 500 with a page of HTML. */
  'html-500',
  /** The session has ended: HTTP 401. */
  'http-401',
  /** The session has ended: `custom_status` 401 under HTTP 200. */
  'custom-401',
  /** Something in front of the server answers 429 with Retry-After and no body. */
  'too-many',
  /** The server does what was asked, but its answer does not follow the contract. */
  'off-contract',
] as const;

export type FailureKind = (typeof failureKinds)[number];

/** One operation that fails, as long as the control is set. */
export interface Failure {
  operation: string;
  kind: FailureKind;
}

const page = '<!doctype html><html><head><title>502</title></head><body><h1>Bad gateway</h1></body></html>';

/** The answer to a call that does not reach the server; undefined where it does. */
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

/** The server's answer as it arrives at the caller. */
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
