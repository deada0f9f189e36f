import { type OperationId, operations } from '#src/api/generated/operations.ts';

interface Wait {
  /** The policy that causes it; the first one of the operation if omitted. */
  policy?: string;
  seconds: number;
}

/** The headers of a 429 (`x-rate-limits` in the contract); none for an operation without this policy. */
export function limitHeaders(id: OperationId, { policy, seconds }: Wait): Record<string, string> {
  const limits: readonly { policy: string; quota: number; window: number }[] = operations[id].limits;
  const limit = limits.find((each) => policy === undefined || each.policy === policy);
  if (limit === undefined) return {};
  return {
    'Retry-After': String(seconds),
    RateLimit: `"${limit.policy}";r=0;t=${seconds}`,
    'RateLimit-Policy': `"${limit.policy}";q=${limit.quota};w=${limit.window}`,
  };
}
