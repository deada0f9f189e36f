/** At most `attempts` within any `minutes` (rules.md#attempt-limits). */
export interface AttemptLimit {
  attempts: number;
  minutes: number;
}

/** The limits of something that could be guessed: for one mobile number, and for one network address. */
export interface GuessLimits {
  perNumber: AttemptLimit;
  perAddress: AttemptLimit;
}

const minuteMs = 60_000;

/** The attempts that still count: those of the last minutes of the limit. */
export function countedAttempts<Attempt extends { at: Date }>(
  attempts: readonly Attempt[],
  { minutes }: AttemptLimit,
  now: Date,
): Attempt[] {
  return attempts.filter(({ at }) => at.getTime() > now.getTime() - minutes * minuteMs);
}

/**
 * The whole seconds until another attempt is allowed; 0 if one is allowed now.
 * @param attempts earlier attempts, in any order
 */
export function secondsUntilAttempt(attempts: readonly { at: Date }[], limit: AttemptLimit, now: Date): number {
  const times = countedAttempts(attempts, limit, now)
    .map(({ at }) => at.getTime())
    .toSorted((a, b) => a - b);
  // An attempt is allowed again when fewer than `attempts` of them are left.
  const last = times.at(-limit.attempts);
  if (last === undefined) return 0;
  return Math.ceil((last + limit.minutes * minuteMs - now.getTime()) / 1_000);
}
