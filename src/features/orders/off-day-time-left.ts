const hourMs = 3_600_000;

/** How long until an instant, for `formatRelativeTime`: in hours up to two days, then in whole days. */
export function timeLeft(now: Date, until: string): [number, 'minute' | 'hour' | 'day'] {
  const hours = (Date.parse(until) - now.getTime()) / hourMs;
  if (hours < 1) return [Math.max(0, Math.floor(hours * 60)), 'minute'];
  return hours < 48 ? [Math.floor(hours), 'hour'] : [Math.floor(hours / 24), 'day'];
}
