import type { OpeningHours, Weekday } from './business-settings.ts';
import { addDays, instantInRiyadh, riyadhDateOf, weekdayOf } from './riyadh-date.ts';

/**
 * The instant at which an open office closes, by Riyadh time; null while it is closed, as at the closing time itself.
 */
export function closingTime(now: Date, hours: readonly OpeningHours[]): Date | null {
  const closings = openingsFrom(now, hours)
    .filter((opening) => opening.opensAt <= now && now < opening.closesAt)
    .map((opening) => opening.closesAt);
  return closings[0] ?? null;
}

/** The next instant after now at which the office opens; null if it never does. */
export function nextOpening(now: Date, hours: readonly OpeningHours[]): Date | null {
  return openingsFrom(now, hours).find((opening) => opening.opensAt > now)?.opensAt ?? null;
}

/** The openings of today and the seven days after it, in order. */
function openingsFrom(now: Date, hours: readonly OpeningHours[]): { opensAt: Date; closesAt: Date }[] {
  const today = riyadhDateOf(now);
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .flatMap((days) => {
      const on = addDays(today, days);
      const weekday = weekdayOf(on);
      return hours
        .filter((opening) => opening.weekday === weekday)
        .map((opening) => ({
          opensAt: instantInRiyadh(on, opening.opensAt),
          closesAt: instantInRiyadh(on, opening.closesAt),
        }));
    })
    .toSorted((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
}

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Consecutive days with the same hours; no hours if the office is closed. */
export interface Stretch {
  from: Weekday;
  to: Weekday;
  hours: Pick<OpeningHours, 'opensAt' | 'closesAt'> | null;
}

/** Joins consecutive weekdays with equal hours, starting with Sunday. */
export function stretchesOf(workingHours: readonly OpeningHours[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const weekday of weekdays) {
    const hours = workingHours.find((each) => each.weekday === weekday) ?? null;
    const last = stretches.at(-1);
    const same = last && last.hours?.opensAt === hours?.opensAt && last.hours?.closesAt === hours?.closesAt;
    if (same) last.to = weekday;
    else stretches.push({ from: weekday, to: weekday, hours });
  }
  return stretches;
}
