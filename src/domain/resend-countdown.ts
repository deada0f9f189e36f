/** Whole seconds until a new code may be requested, rounded up; 0 after that (rules.md#code-resend). */
export function resendCountdown(sentAt: Date, now: Date, countdownSeconds: number): number {
  const left = countdownSeconds - (now.getTime() - sentAt.getTime()) / 1_000;
  return Math.min(countdownSeconds, Math.max(0, Math.ceil(left)));
}
