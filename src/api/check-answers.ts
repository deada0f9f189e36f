import type { ZodError } from 'zod';
import { operations } from './generated/operations.ts';

/** The first errors of a response, with their paths. */
const firstIssues = (error: ZodError | undefined) =>
  (error?.issues ?? [])
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');

const prefix = '/api/v1';

const reads = Object.entries(operations)
  .filter(([, { method }]) => method.toLowerCase() === 'get')
  .map(([id, { path, replies }]) => ({
    id,
    pattern: new RegExp(`^${prefix}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    schema: (
      replies as Record<number, { safeParse: (body: unknown) => { success: boolean; error?: ZodError } } | undefined>
    )[200],
  }));

/**
 * Wraps `fetch` so that a successful response that violates the contract is an error. For a server, which stores
 * responses for all visitors; a browser does not load the schemas.
 * @returns the wrapped function, which throws an Error that names the operation
 */
export function checkAnswers(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const { pathname } = new URL(response.url);
    const read = reads.find(({ pattern }) => pattern.test(pathname));
    if (response.status !== 200 || !read?.schema) return response;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    const { success, error } = read.schema.safeParse(body);
    if (!success) throw new Error(`${read.id}: the answer is off the contract: ${firstIssues(error)}`);
    return response;
  };
}
