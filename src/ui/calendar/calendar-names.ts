import type { Language } from '#src/i18n/direction.ts';
import { hijriParts, localeOf } from '#src/i18n/formats.ts';
import { addDays, firstOfMonth, lastOfMonth, utcMidnight, type CivilMonth } from './calendar-date.ts';

/** The Hijri months that a Gregorian month touches: "Rabiʻ I – Rabiʻ II 1448 AH". */
export function hijriSpan(month: CivilMonth, language: Language): string {
  const first = hijriParts(language, firstOfMonth(month));
  const last = hijriParts(language, lastOfMonth(month));
  const end = `${last.month} ${last.year} ${last.era}`;
  if (first.month === last.month) return end;
  return first.year === last.year ? `${first.month} – ${end}` : `${first.month} ${first.year} – ${end}`;
}

interface WeekdayName {
  /** What is read out. */
  long: string;
  /** What is shown: Sun; أحد, without its article. */
  short: string;
}

const weekdays = new Map<Language, readonly WeekdayName[]>();

/** The names of Sunday to Saturday. */
export function weekdayNames(language: Language): readonly WeekdayName[] {
  const known = weekdays.get(language);
  if (known) return known;
  const sunday = '2026-09-06';
  const formatter = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, day) => {
    const long = formatter.format(utcMidnight(addDays(sunday, day)));
    return { long, short: language === 'ar' ? long.replace(/^ال/, '') : long.slice(0, 3) };
  });
  weekdays.set(language, names);
  return names;
}
