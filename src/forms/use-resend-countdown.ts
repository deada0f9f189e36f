import { useEffect, useState } from 'react';
import { resendCountdown } from '#src/domain/resend-countdown.ts';

/**
 * The seconds until another code may be requested, counted on this device since the last code was sent; 0 if none was
 * sent.
 * @param sentAt when the last code was sent, by this device's clock
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
