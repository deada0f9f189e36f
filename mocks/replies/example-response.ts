import { getResponse, type RequestHandler } from 'msw';
import type { OperationId } from '#src/api/generated/operations.ts';

type ExampleHandlers = Partial<Record<string, () => RequestHandler>>;

/**
 * The contract's example response, for an operation that has no handler yet.
 * @param request only its address and method are read
 * @returns undefined for an operation that is not in the contract
 */
export async function exampleResponse(id: OperationId, { url, method }: Request): Promise<Response | undefined> {
  // Loaded on demand: with a handler for each operation, no page needs these 140 kB.
  const handlers = (await import('#mocks/generated/example-handlers.ts')) as unknown as ExampleHandlers;
  const handler = handlers[`get${id.charAt(0).toUpperCase()}${id.slice(1)}MockHandler`];
  return handler && getResponse([handler()], new Request(url, { method }));
}
