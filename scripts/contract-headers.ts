/** How often an operation may be called: `quota` calls within `window` seconds. */
export interface RateLimit {
  quota: number;
  window: number;
  /** What is counted together. */
  by: string;
  /** Which calls count; all of them if omitted. */
  counts?: string;
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
  'x-rate-limit'?: (Omit<RateLimit, 'operations'> & { policy: string })[];
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
      const own = Object.entries(limits).filter(([, { operations }]) =>
        operations.includes(operation.operationId ?? ''),
      );
      if (own.length === 0) return;
      operation['x-rate-limit'] = own.map(([policy, { operations: _all, ...limit }]) => ({ policy, ...limit }));
    },
  };
}

/** Returns what is wrong with the limits of an operation: with a 429 it needs one at least, and one of each kind at most. */
export function limitError(
  { operationId = '', responses = {} }: Operation,
  limits: Record<string, RateLimit>,
): string | null {
  const kinds = Object.values(limits)
    .filter(({ operations }) => operations.includes(operationId))
    .map(({ by }) => by);
  if (!('429' in responses)) return kinds.length === 0 ? null : 'has a limit in x-rate-limits, but no 429';
  if (kinds.length === 0) return 'has a 429 and no limit in x-rate-limits';
  return new Set(kinds).size === kinds.length ? null : 'has two limits by the same in x-rate-limits';
}
