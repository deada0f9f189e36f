import { type OperationId, operations } from '#src/api/generated/operations.ts';

/** The headers of a 429 (`x-rate-limits` in the contract); none for an operation without a limit. */
export function limitHeaders(id: OperationId, seconds: number): Record<string, string> {
  const { limit } = operations[id];
  if (limit === null) return {};
  return {
    'Retry-After': String(seconds),
    RateLimit: `"${limit.policy}";r=0;t=${seconds}`,
    'RateLimit-Policy': `"${limit.policy}";q=${limit.quota};w=${limit.window}`,
  };
}
