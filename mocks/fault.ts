import { HttpResponse } from 'msw';
import type { OperationId } from '#src/api/generated/operations.ts';

/** What can go wrong with one call, on its way there, at the server's door, or on its way back. */
export const faultKinds = [
  /** The connection is refused: the call never reaches the server. */
  'refused',
  /** The server does what was asked, but its answer never arrives. */
  'timeout',
  /** The server does what was asked, but the connection breaks in the middle of its answer. */
  'cut',
  /** Something in front of the server answers 500 with a page of HTML. */
  'html-500',
  /** The session has ended, told by HTTP 401. */
  'http-401',
  /** The session has ended, told by `custom_status` 401 under HTTP 200. */
  'custom-401',
  /** Something in front of the server answers 429 with Retry-After, and no words. */
  'too-many',
  /** The server does what was asked, but answers something that the contract does not know. */
  'off-contract',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** One operation that fails, as long as the control stands. */
export interface Fault {
  operation: string;
  kind: FaultKind;
}

const page = '<!doctype html><html><head><title>502</title></head><body><h1>Bad gateway</h1></body></html>';

/** What a call gets in the server's place; undefined where it reaches the server. */
export function faultBefore(fault: Fault | null, id: OperationId): Response | undefined {
  if (fault?.operation !== id) return undefined;
  switch (fault.kind) {
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

/** A body that breaks off half-way: the connection is gone before the length that was promised. */
function broken(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(stream) {
      stream.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)));
      stream.error(new TypeError('The connection was cut'));
    },
  });
}

/** What becomes of the server's answer on its way back. */
export async function faultAfter(fault: Fault | null, id: OperationId, response: Response): Promise<Response> {
  switch (fault?.operation === id ? fault.kind : null) {
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
