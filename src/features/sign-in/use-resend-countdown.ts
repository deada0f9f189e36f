import { useEffect, useState } from 'react';
import { resendCountdown } from '#src/domain/resend-countdown.ts';

/**
 * Seconds until a new code may be asked for, counted on this device from the moment the last one left; 0 where none left.
 * @param sentAt when the last code left, on this device's clock
 */
export function useResendCountdown(sentAt: Date | null, countdownSeconds: number): number {
  const [now, setNow] = useState(() => new Date());
  const left = sentAt === null ? 0 : resendCountdown(sentAt, now, countdownSeconds);
  useEffect(() => {
    if (sentAt === null) return undefined;
    const tick = () => {
      setNow(new Date());
    };
    tick();
    const timer = setInterval(tick, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, [sentAt]);
  return left;
}
