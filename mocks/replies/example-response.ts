import { getResponse, type RequestHandler } from 'msw';
import type { OperationId } from '#src/api/generated/operations.ts';

type ExampleHandlers = Partial<Record<string, () => RequestHandler>>;

/**
 * The response that the contract gives as an operation's example, for an operation that has no handler yet.
 * @param request is not read beyond its address and method
 * @returns undefined for an operation that the contract does not have
 */
export async function exampleResponse(id: OperationId, { url, method }: Request): Promise<Response | undefined> {
  // Loaded when needed: with a handler for each operation, no page asks for these 140 kB.
  const handlers = (await import('#mocks/generated/example-handlers.ts')) as unknown as ExampleHandlers;
  const handler = handlers[`get${id.charAt(0).toUpperCase()}${id.slice(1)}MockHandler`];
  return handler && getResponse([handler()], new Request(url, { method }));
}
