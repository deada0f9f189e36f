const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

/** The time left until an instant, in whole units. */
export interface TimeLeft {
  days: number;
  /** 0 to 23. */
  hours: number;
  /** 0 to 59. */
  minutes: number;
}

/**
 * The time left until an instant. A started minute counts as a whole one, so the result is never all zero before the
 * instant; null from then on.
 */
export function timeLeft(until: Date, now: Date): TimeLeft | null {
  const leftMs = until.getTime() - now.getTime();
  if (leftMs <= 0) return null;
  const minutes = Math.ceil(leftMs / MS_PER_MINUTE);
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  return {
    days: Math.floor(hours / HOURS_PER_DAY),
    hours: hours % HOURS_PER_DAY,
    minutes: minutes % MINUTES_PER_HOUR,
  };
}

/** The remaining share of a span of hours that ends at an instant: 1 at its start, 0 from its end on. */
export function shareLeft(until: Date, now: Date, hours: number): number {
  const share = (until.getTime() - now.getTime()) / (hours * MINUTES_PER_HOUR * MS_PER_MINUTE);
  return Math.min(1, Math.max(0, share));
}
