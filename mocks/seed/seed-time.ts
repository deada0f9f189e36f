import { addDays, type CivilDate, instantInRiyadh, riyadhDateOf, weekdayOf } from '#src/domain/riyadh-date.ts';

/** The present day of the seeds; all their dates are relative to it. */
export interface SeedTime {
  now: Date;
  /** Today in Riyadh. */
  today: CivilDate;
  /** The instant of a time in Riyadh, this many days ago, ISO. */
  ago(days: number, time?: string): string;
}

/** The seed time of the mock clock’s present time. */
export function seedTime(now: Date): SeedTime {
  const today = riyadhDateOf(now);
  return {
    now,
    today,
    ago: (days, time = '09:00') => instantInRiyadh(addDays(today, -days), time).toISOString(),
  };
}

/** The first day with this weekday (0 is Sunday) on or after a date. */
export function weekdayFrom(date: CivilDate, weekday: number): CivilDate {
  return addDays(date, (7 + weekday - weekdayOf(date)) % 7);
}

/** The fields of every named record. */
export function entered(at: string): { created_at: string; updated_at: string; is_active: true } {
  return { created_at: at, updated_at: at, is_active: true };
}
