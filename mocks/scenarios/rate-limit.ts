import { type OperationId, operations } from '#src/api/generated/operations.ts';
import { secondsUntilAttempt } from '#src/domain/attempt-limit.ts';
import { guessPolicies, type Wait } from '#mocks/store/guesses.ts';

/** The calls within the window, by policy and caller. */
const calls = new Map<string, { at: Date }[]>();

/** Forgets all calls. */
export function forgetCalls(): void {
  calls.clear();
}

/**
 * Counts a call by the limits of the contract that are for the scenario `rate-limits` only (`x-rate-limits`).
 * @param caller what is counted together, such as a session's token
 * @returns how long the caller has to wait; null if the call is within the quota
 */
export function waitInScenario(id: OperationId, caller: string, now: Date): Wait | null {
  const limits: readonly { policy: string; quota: number; window: number }[] = operations[id].limits;
  for (const { policy, quota, window } of limits) {
    if (guessPolicies.includes(policy)) continue;
    const key = `${policy} ${caller}`;
    const limit = { attempts: quota, minutes: window / 60 };
    const made = calls.get(key) ?? [];
    const seconds = secondsUntilAttempt(made, limit, now);
    if (seconds > 0) return { policy, seconds };
    calls.set(key, [...made.slice(-quota), { at: now }]);
  }
  return null;
}
