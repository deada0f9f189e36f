/** How often an operation may be called: `quota` calls within `window` seconds. */
export interface RateLimit {
  quota: number;
  window: number;
  /** What is counted together. */
  by: string;
  operations: readonly string[];
}

interface Response {
  $ref?: string;
  headers?: Record<string, object>;
}
interface Operation {
  operationId?: string;
  security?: object[];
  responses?: Record<string, Response>;
  'x-rate-limit'?: Omit<RateLimit, 'operations'> & { policy: string };
}
interface Root {
  'x-rate-limits'?: Record<string, RateLimit>;
}

const noStore = {
  description: 'Personal data is stored by no cache.',
  schema: { type: 'string', pattern: String.raw`\bno-store\b` },
  example: 'no-store',
};

const isPersonal = ({ security = [] }: Operation) =>
  security.length > 0 && security.every((each) => 'bearerAuth' in each);

/**
 * Puts into the bundle what follows from other parts of the contract: `Cache-Control: no-store` on every personal answer,
 * and `x-rate-limit` of each operation that `x-rate-limits` limits.
 */
export function contractHeaders() {
  let limits: Record<string, RateLimit> = {};
  return {
    Root: {
      enter(root: Root) {
        limits = root['x-rate-limits'] ?? {};
      },
    },
    Operation(operation: Operation) {
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        if (!isPersonal(operation) || Number(status) >= 300 || response.$ref !== undefined) continue;
        response.headers = { ...response.headers, 'Cache-Control': noStore };
      }
      for (const [policy, { operations, ...limit }] of Object.entries(limits)) {
        if (operations.includes(operation.operationId ?? '')) operation['x-rate-limit'] = { policy, ...limit };
      }
    },
  };
}

/** Returns what is wrong with the limit of an operation: with a 429 it needs exactly one. */
export function limitError(
  { operationId = '', responses = {} }: Operation,
  limits: Record<string, RateLimit>,
): string | null {
  const count = Object.values(limits).filter(({ operations }) => operations.includes(operationId)).length;
  const needed = '429' in responses ? 1 : 0;
  if (count === needed) return null;
  return needed === 1 ? `has a 429 and ${count} limits in x-rate-limits` : 'has a limit in x-rate-limits, but no 429';
}
