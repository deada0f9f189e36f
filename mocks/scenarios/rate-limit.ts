import { type OperationId, operations } from '#src/api/generated/operations.ts';

/** The instants of the calls within the window, by policy and caller. */
const calls = new Map<string, number[]>();

/** Forgets all calls. */
export function forgetCalls(): void {
  calls.clear();
}

/**
 * Counts a call (`x-rate-limits` in the contract).
 * @param caller what is counted together, such as a session's token
 * @returns the seconds until the caller may call again; null if the call is within the quota
 */
export function secondsToWait(id: OperationId, caller: string, now: Date): number | null {
  const { limit } = operations[id];
  if (limit === null) return null;
  const key = `${limit.policy} ${caller}`;
  const since = now.getTime() - limit.window * 1_000;
  const recent = (calls.get(key) ?? []).filter((at) => at > since);
  const [first] = recent;
  if (first !== undefined && recent.length >= limit.quota) return Math.ceil((first - since) / 1_000);
  calls.set(key, [...recent, now.getTime()]);
  return null;
}
